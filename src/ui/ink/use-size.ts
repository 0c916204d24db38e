import { createContext, useContext } from 'react';
import type { Size } from '../../terminal/port.ts';

export const SizeContext = createContext<Size>({ columns: 80, rows: 24 });

/** The size of the client's terminal in cells; the component renders again when it changes. */
export function useSize(): Size {
  return useContext(SizeContext);
}
