import { formatoNumero } from '@alerce/domain/base/dinero/formato'

/** Text being typed: `raw` has no thousands points of ours, `caret` is a position in the formatted text. */
export interface TextoTecleado {
  readonly raw: string
  readonly caret: number
}

/** Change of a field as reported by the browser: text before and after, and kind of input. */
interface Cambio {
  readonly before: string
  readonly after: string
  readonly caret: number
  /** inputType of the InputEvent; empty without one. */
  readonly inputType: string
  readonly data: string
}

const PREFIX = '$ '
const cifras = (text: string) => text.replaceAll(/[$ .]/g, '')

/** Formats exact digits with points and the sign of pesos; other text stays as it is. */
export const conPuntos = (raw: string): string =>
  /^(0|[1-9]\d{0,14})$/.test(raw) ? `${PREFIX}${formatoNumero(Number(raw))}` : raw

/** Whether all points of a text were added by us. */
const esNuestro = (text: string) => text !== '' && text === conPuntos(cifras(text))

/** Caret position in the formatted digits, after `cuantas` of them. */
function caretTras(shown: string, cuantas: number): number {
  let at = PREFIX.length
  for (let left = cuantas; left > 0 && at < shown.length; at += 1) if (/\d/.test(shown[at] ?? '')) left -= 1
  return at
}

/**
 * Text of an amount in pesos after a key or a paste. A key changes only the digits and ignores our thousands points.
 * Pasted text is read as shown.
 */
export function type({ before, after, caret, inputType, data }: Cambio): TextoTecleado {
  const tecla = inputType === 'insertText' && data.length === 1 ? data : null
  const borra = inputType.startsWith('delete')
  if (!(esNuestro(before) && (borra || tecla !== null))) {
    const shown = conPuntos(after)
    return { raw: after, caret: shown === after ? caret : caretTras(shown, caret) }
  }
  const antes = cifras(after.slice(0, caret - (tecla?.length ?? 0)))
  const raw = `${antes}${tecla ?? ''}${cifras(after.slice(caret))}`
  const shown = conPuntos(raw)
  if (shown === raw) return { raw, caret: antes.length + (tecla?.length ?? 0) }
  const at = caretTras(shown, antes.length + (tecla?.length ?? 0))
  return { raw, caret: shown === before && inputType === 'deleteContentForward' ? at + 1 : at }
}
