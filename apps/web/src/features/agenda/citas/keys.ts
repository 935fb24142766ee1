import type { MoveStep } from './moves.ts'

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Action of a key, on an appointment or in the calendar. */
export type KeyAction =
  | { readonly kind: 'abrir' }
  | { readonly kind: 'eliminar' }
  | { readonly kind: 'nueva' }
  | { readonly kind: 'deshacer' }
  | { readonly kind: 'recorrer'; readonly key: string }
  | { readonly kind: 'mover'; readonly paso: MoveStep }

const plain: Readonly<Record<string, KeyAction>> = {
  Enter: { kind: 'abrir' },
  ' ': { kind: 'abrir' },
  Delete: { kind: 'eliminar' },
  Backspace: { kind: 'eliminar' },
  n: { kind: 'nueva' },
  ...Object.fromEntries(
    ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].map((key) => [key, { kind: 'recorrer', key }]),
  ),
}

const STEP_MINUTES = 30

const withAlt: Readonly<Record<string, MoveStep>> = {
  ArrowUp: { dias: 0, minutos: -STEP_MINUTES },
  ArrowDown: { dias: 0, minutos: STEP_MINUTES },
  ArrowLeft: { dias: -1, minutos: 0 },
  ArrowRight: { dias: 1, minutos: 0 },
}

const paso = (key: string): KeyAction | null => {
  const step = withAlt[key]
  return step ? { kind: 'mover', paso: step } : null
}

/** The keys of the calendar; null: none of ours. */
export function accionDe({ key, altKey, ctrlKey, metaKey, shiftKey }: Pressed): KeyAction | null {
  if (ctrlKey || metaKey) return key === 'z' && !altKey && !shiftKey ? { kind: 'deshacer' } : null
  if (shiftKey) return null
  return altKey ? paso(key) : (plain[key] ?? null)
}

/** Help text of the keys. */
export const keysHelp = {
  writer:
    'Con el teclado: flechas recorren las citas · Enter abre · Supr elimina · Alt + flechas mueve media hora o un día · Ctrl + Z deshace · N crea',
  reader: 'Con el teclado: flechas recorren las citas · Enter abre',
}
