import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'

/** Database value as the text of a cell; decimals without trailing zeros. */
function enLetras(valor: unknown): string {
  if (valor === null || valor === undefined) return ''
  if (typeof valor === 'string') return valor
  if (typeof valor === 'boolean' || typeof valor === 'number') return String(valor)
  return String(Number(String(valor)))
}

/** Database row as text; `json`: fields that hold JSON of any kind. */
export const filaEnLetras = (fila: object, json: readonly string[] = []): FilaDeTabla =>
  Object.fromEntries(
    Object.entries(fila).map(([campo, valor]) => [
      campo,
      json.includes(campo) ? JSON.stringify(valor) : enLetras(valor),
    ]),
  )

/** Database value of a cell; null for an empty one. */
const guardado = (celda: string): string | boolean | null => {
  if (celda === '') return null
  return celda === 'true' || celda === 'false' ? celda === 'true' : celda
}

/** Database row of text cells; `json`: fields with JSON text. */
export const filaGuardada = (
  fila: FilaDeTabla,
  json: readonly string[] = [],
): Record<string, string | boolean | null> =>
  Object.fromEntries(
    Object.entries(fila).map(([campo, celda]) => [campo, json.includes(campo) ? celda : guardado(celda)]),
  )
