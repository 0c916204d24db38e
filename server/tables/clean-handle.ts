import type { TableHandle, TableSnapshot, Wish } from '../../src/table/snapshot.ts';
import { cleanText } from '../../src/terminal/clean-text.ts';

/** The widest a line of chat and a phrase may be, in cells. */
const CHAT_COLUMNS = 200;
const PHRASE_COLUMNS = 60;

/** A hold on a table through which no text passes that has not been cleaned. */
export function cleanHandle(inner: TableHandle, onDetach: () => void): TableHandle {
  return {
    snapshot: (): TableSnapshot => inner.snapshot(),
    onChange: listener => inner.onChange(listener),
    send: (wish: Wish) => inner.send(wish),
    ready: () => inner.ready(),
    autoplay: on => inner.autoplay(on),
    pause: on => inner.pause(on),
    say: text => inner.say(cleanText(text, CHAT_COLUMNS)),
    phrase: text => inner.phrase(cleanText(text, PHRASE_COLUMNS)),
    leave: () => {
      onDetach();
      inner.leave();
    },
    detach: () => {
      onDetach();
      inner.detach();
    },
  };
}
