import { formatTiles, tileName } from '../tiles/notation.ts';
import type { Answer, Offer } from './offer.ts';
import type { Seat } from './state.ts';

/** Everything that the offers allow, one text each: `discard 5m`, `chow 46m`, `pung`, `claim 4 1`, `joker south 5m`. */
export function legalTexts(offers: readonly Offer[], seatName: (seat: Seat) => string): string[] {
  return offers.flatMap(offer => textsOf(offer, seatName));
}

function textsOf(offer: Offer, seatName: (seat: Seat) => string): string[] {
  switch (offer.kind) {
    case 'plain':
    case 'pick':
      return [offer.do];
    case 'tile':
      return offer.tiles.map(tile => `${offer.do} ${tileName(tile)}`);
    case 'group':
      return offer.groups.map(group => `${offer.do} ${formatTiles(group)}`);
    case 'answer':
      return offer.answers.map(answer => [offer.do, ...fieldTexts(answer, seatName)].join(' '));
  }
}

function fieldTexts(answer: Answer, seatName: (seat: Seat) => string): string[] {
  return Object.entries(answer.fields).map(([name, value]) => {
    if (name === 'tile') return tileName(value as number);
    if (name === 'from') return seatName(value as Seat);
    return Array.isArray(value) ? formatTiles(value) : String(value);
  });
}
