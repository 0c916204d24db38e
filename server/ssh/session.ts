import type { ServerChannel, Session } from 'ssh2';
import type { ChannelPort } from './channel-port.ts';
import { clampSize, cleanTerm, isWelcomeVariable, usualSize } from './client-terminal.ts';
import type { SessionTerminal, SshConnection } from './connection.ts';

/**
 * Follows one session channel from its opening: terminal and variables first, then one shell or one command.
 * Subsystems, X11 and agent forwarding have no listener, which is how ssh2 refuses them.
 */
export function acceptSession(
  owner: SshConnection,
  session: Session,
  onClosed: (hasStarted: boolean) => void,
): void {
  const env: Record<string, string> = {};
  let terminal: { term: string; size: SessionTerminal['size'] } | undefined;
  let port: ChannelPort | undefined;
  let hasStarted = false;

  // Many clients want no answer to these requests: then there is nothing to accept or reject.
  session.on('env', (accept, reject, { key, val }) => {
    if (!hasStarted && isWelcomeVariable(key, val)) {
      env[key] = val;
      accept?.();
    } else reject?.();
  });
  session.on('pty', (accept, reject, claimed) => {
    if (hasStarted) {
      reject?.();
      return;
    }
    const { term } = claimed as typeof claimed & { readonly term?: string };
    terminal = { term: cleanTerm(term), size: clampSize(claimed) };
    accept?.();
  });
  session.on('window-change', (accept, _reject, claimed) => {
    if (terminal !== undefined) terminal.size = clampSize(claimed);
    if (terminal !== undefined) port?.resized(terminal.size);
    accept?.();
  });
  session.on('signal', accept => accept?.());

  const begin = (accept: () => ServerChannel | undefined): ChannelPort | undefined => {
    // ssh2 gives no channel to a session that is already closing or has one.
    const channel = accept();
    if (channel === undefined) return undefined;
    hasStarted = true;
    port = owner.start(terminal === undefined ? 'plain' : 'screen', channel, {
      term: terminal?.term ?? 'dumb',
      size: terminal?.size ?? usualSize,
      env: Object.freeze({ ...env }),
    });
    return port.ending ? undefined : port;
  };
  session.on('shell', accept => {
    const started = begin(accept);
    // A terminal that says of itself that it moves no cursor would show a screen as rubbish.
    if (terminal === undefined || terminal.term === 'dumb')
      started?.run(() => owner.handlers.onBareShell(started, terminal !== undefined));
    else started?.run(() => owner.handlers.onShell(started));
  });
  session.on('exec', (accept, _reject, { command }) => {
    const started = begin(accept);
    started?.run(() => owner.handlers.onExec(started, command, terminal !== undefined));
  });
  session.once('close', () => {
    port?.dispose();
    onClosed(hasStarted);
  });
}
