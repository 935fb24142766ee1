import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'

/** A value of the base in letters, as a cell keeps it; decimals without idle zeros. */
function enLetras(valor: unknown): string {
  if (valor === null || valor === undefined) return ''
  if (typeof valor === 'string') return valor
  if (typeof valor === 'boolean' || typeof valor === 'number') return String(valor)
  return String(Number(String(valor)))
}

/** A row of the base in letters; `json`: the fields that hold JSON, whatever they hold. */
export const filaEnLetras = (fila: object, json: readonly string[] = []): FilaDeTabla =>
  Object.fromEntries(
    Object.entries(fila).map(([campo, valor]) => [
      campo,
      json.includes(campo) ? JSON.stringify(valor) : enLetras(valor),
    ]),
  )

/** What is kept of a cell: nothing where it is empty. */
const guardado = (celda: string): string | boolean | null => {
  if (celda === '') return null
  return celda === 'true' || celda === 'false' ? celda === 'true' : celda
}

/** A row as the base takes it; `json`: fields whose letters are JSON. */
export const filaGuardada = (
  fila: FilaDeTabla,
  json: readonly string[] = [],
): Record<string, string | boolean | null> =>
  Object.fromEntries(
    Object.entries(fila).map(([campo, celda]) => [campo, json.includes(campo) ? celda : guardado(celda)]),
  )
