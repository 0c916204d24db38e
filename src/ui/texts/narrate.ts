import type { GameEvent } from '../../game/event.ts';
import type { Meld, Seat } from '../../game/state.ts';
import type { RulesetWords } from '../../game/words.ts';
import type { Tile } from '../../tiles/tile.ts';
import type { Told } from './en/events.ts';
import { fill } from './fill.ts';
import { choiceName, nameOf } from './names.ts';
import { numberText } from './numbers.ts';
import type { Texts } from './texts.ts';
import { tilesWords, tileWords } from './tile-words.ts';

/** To whom events are told. */
export interface Telling {
  readonly texts: Texts;
  readonly words: RulesetWords;
  /** The seat of who listens; null for a spectator. */
  readonly viewer: Seat | null;
  /** The names at the table by seat. */
  readonly names: readonly string[];
}

/**
 * What happened as one sentence, from an event as the listener may know it; null where there is nothing to tell.
 * That somebody was asked, answered or passed is never told.
 */
export function narrate(event: GameEvent, telling: Telling): string | null {
  const { texts, words, viewer } = telling;
  const say = texts.events;
  switch (event.type) {
    case 'hand-started': {
      const round = texts.tiles.winds[event.round] ?? '';
      if (event.dealer === viewer) return say.handStartedByYou({ number: event.number, round });
      return say.handStarted({ number: event.number, round, dealer: nameAt(telling, event.dealer) });
    }
    case 'dealt':
      return event.own ? say.dealt({ tiles: tilesWords(texts, words, event.own.tiles) }) : null;
    case 'drew':
      if (event.source === 'tail' || event.arrival === 'replacement')
        return event.own !== undefined || event.seat !== viewer
          ? tell(telling, event.seat, say.drewReplacement, {
              tile: event.own ? one(telling, event.own.tile) : '',
            })
          : null;
      return event.own ? say.drew({ tile: one(telling, event.own.tile) }) : null;
    case 'bonus-laid':
      return tell(telling, event.seat, say.bonusLaid, { tile: one(telling, event.tile) });
    case 'discarded':
      return discarded(event, telling);
    case 'kong-declared': {
      const tile = event.own?.tile ?? event.tile;
      // Of a hidden kong it is told that it lies there.
      if (tile === null) return tell(telling, event.seat, say.hiddenKong, {});
      const sentence = event.kong === 'added' ? say.addedKong : say.concealedKong;
      return tell(telling, event.seat, sentence, { tile: one(telling, tile) });
    }
    case 'kong-robbed':
      return say.kongRobbed({ tile: one(telling, event.tile) });
    case 'melded':
      // A kong of one's own tiles was told when it was declared.
      return event.meld.concealed || event.meld.added ? null : melded(event.seat, event.meld, telling);
    case 'choice-opened':
      return say.choiceOpened({ choice: choiceName(words, event) });
    case 'chose':
      return tell(telling, event.seat, event.only === undefined ? say.chose : say.choseAgain, {});
    case 'exchanged':
      if (event.own) {
        const gave = tilesWords(texts, words, event.own.gave.tiles);
        return say.exchanged({ gave, got: tilesWords(texts, words, event.own.got.tiles) });
      }
      if (event.to === null || event.count === 0) return null;
      return tell(telling, event.seat, say.gave, { count: event.count, to: nameOrYou(telling, event.to) });
    case 'won':
      return won(event, telling);
    case 'paid': {
      const amount = numberText(event.amount);
      if (event.to === viewer) return say.paidToYou({ who: partyName(telling, event.from), amount });
      const to = partyName(telling, event.to);
      if (event.from === 'table') return say.paid.other({ who: say.table, to, amount });
      return tell(telling, event.from, say.paid, { to, amount });
    }
    case 'left':
      return tell(telling, event.seat, say.left, {});
    case 'timed-out':
      return tell(telling, event.seat, say.timedOut, {});
    case 'hand-ended':
      if (event.ended === 'win') return null;
      if (event.ended === 'draw') return say.wallEnded;
      return say.abort({ reason: nameOf(words, event.ended.slice('abort:'.length)) });
    case 'match-ended':
      return say.matchEnded;
    case 'ruled': {
      const said = words.events[event.name];
      if (said === undefined) return null;
      // What a sentence may name beside who did it.
      const { tile, from } = (event.data ?? {}) as { tile?: Tile; from?: Seat };
      return fill(said, {
        who: event.seat === null ? '' : nameAt(telling, event.seat),
        tile: tile === undefined ? undefined : one(telling, tile),
        from: from === undefined ? undefined : nameAt(telling, from),
      });
    }
    case 'dead-wall-filled':
    case 'window-opened':
    case 'answered':
    case 'window-closed':
    case 'turned':
    case 'choice-closed':
      return null;
  }
}

function discarded(event: Extract<GameEvent, { type: 'discarded' }>, telling: Telling): string {
  const { texts, words } = telling;
  const tile = one(telling, event.tile);
  if (event.mark !== null) {
    const said = words.actions[event.mark]?.said;
    if (said !== undefined) return fill(said, { who: nameAt(telling, event.seat), tile });
    return tell(telling, event.seat, texts.events.discardedWith, { tile, mark: nameOf(words, event.mark) });
  }
  const say = event.drawn ? texts.events.drewAndDiscarded : texts.events.discarded;
  return tell(telling, event.seat, say, { tile });
}

function melded(seat: Seat, meld: Meld, telling: Telling): string {
  const { texts, words } = telling;
  const say = texts.events;
  const alike = meld.tiles.every(tile => tile === meld.tiles[0]);
  const tiles = alike ? one(telling, meld.tiles[0]!) : tilesWords(texts, words, meld.tiles);
  const said = words.actions[meld.kind]?.said;
  if (said !== undefined) return fill(said, { who: nameAt(telling, seat), tile: tiles, tiles });
  const group = words.actions[meld.kind]?.label ?? say.groups[meld.kind] ?? meld.kind;
  return tell(telling, seat, say.called, { group, tiles });
}

function won(event: Extract<GameEvent, { type: 'won' }>, telling: Telling): string {
  const say = telling.texts.events;
  const tile = one(telling, event.tile);
  if (event.from === null) return tell(telling, event.seat, say.wonByDraw, { tile });
  if (event.by === 'rob-kong')
    return tell(telling, event.seat, say.wonByRobbing, { tile, from: nameOrYou(telling, event.from) });
  if (event.from === telling.viewer) return say.wonOnYours({ who: nameAt(telling, event.seat), tile });
  return tell(telling, event.seat, say.wonByDiscard, { tile, from: nameAt(telling, event.from) });
}

function tell<Slots>(telling: Telling, seat: Seat, sentence: Told<Slots>, slots: Slots): string {
  return seat === telling.viewer
    ? sentence.you(slots)
    : sentence.other({ ...slots, who: nameAt(telling, seat) });
}

function one(telling: Telling, tile: Tile): string {
  return tileWords(telling.texts, telling.words, tile);
}

function nameAt(telling: Telling, seat: Seat): string {
  return telling.names[seat] ?? telling.texts.table.emptySeat;
}

function nameOrYou(telling: Telling, seat: Seat): string {
  return seat === telling.viewer ? telling.texts.events.you : nameAt(telling, seat);
}

function partyName(telling: Telling, party: Seat | 'table'): string {
  return party === 'table' ? telling.texts.events.table : nameOrYou(telling, party);
}
