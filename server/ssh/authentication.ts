import type { AuthContext, AuthenticationType, Connection, PublicKeyAuthContext } from 'ssh2';
import type { Log } from '../log.ts';
import { describeError } from '../log.ts';
import type { Identity } from './identity.ts';
import { judgeKey } from './identity.ts';

/**
 * Who logged in. The name is what the client sent, at most 128 characters of it: attacker's text, not yet
 * cleaned.
 */
export interface Login {
  readonly identity: Identity;
  readonly userName: string;
}

const waysIn: AuthenticationType[] = ['publickey', 'keyboard-interactive'];
const longestUserName = 128;

/**
 * Lets people in: by a key that they prove to own, or as a guest who is asked nothing. The `none` that every client
 * starts with is refused with both ways listed, so that a client with a key offers it first. After too many attempts
 * the connection ends.
 */
export function authenticate(
  connection: Connection,
  attempts: number,
  log: Log,
  onLogin: (login: Login) => void,
): void {
  let used = 0;
  let askedToSign: string | undefined;

  /** Counts an attempt: every request but the opening `none` and the signature that was asked for. */
  const countAttempt = (context: AuthContext): void => {
    if (context.method === 'none' && used === 0) return;
    if (context.method === 'publickey' && context.signature !== undefined) {
      const wasAsked = askedToSign === nameOfKey(context);
      askedToSign = undefined;
      if (wasAsked) return;
    }
    used++;
  };

  const onKey = (context: PublicKeyAuthContext): void => {
    const verdict = judgeKey(context);
    if (verdict.kind === 'refused') {
      log.info('key refused', { why: verdict.why, algorithm: context.key.algo.slice(0, 64) });
      context.reject(waysIn);
      return;
    }
    if (verdict.kind === 'sign-please') askedToSign = nameOfKey(context);
    else onLogin({ identity: verdict.identity, userName: boundedName(context) });
    // Without a signature this only asks for one.
    context.accept();
  };

  const decide = (context: AuthContext): void => {
    countAttempt(context);
    if (used > attempts) {
      log.warn('too many attempts');
      connection.end();
      return;
    }
    if (context.method === 'publickey') onKey(context);
    else if (context.method === 'keyboard-interactive')
      context.prompt([], (answer: unknown) => {
        // An Error tells that the client changed its mind and tries another way.
        if (answer instanceof Error) return;
        onLogin({ identity: { kind: 'guest' }, userName: boundedName(context) });
        context.accept();
      });
    else context.reject(waysIn);
  };

  connection.on('authentication', context => {
    try {
      decide(context);
    } catch (error) {
      log.error('login fault', { error: describeError(error) });
      context.reject(waysIn);
    }
  });
}

function nameOfKey(context: PublicKeyAuthContext): string {
  return `${context.key.algo} ${context.key.data.toString('base64')}`;
}

/** By code points, so that no half of a pair remains. */
function boundedName(context: AuthContext): string {
  return [...context.username.slice(0, 2 * longestUserName)].slice(0, longestUserName).join('');
}
