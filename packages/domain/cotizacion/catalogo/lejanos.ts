import { claveDe, type FilaCotejada, type FilaDeTabla, type TablaAComparar } from './comparar.ts'

/** Whether an amount lies further than so many percent from the one before it; from zero any amount does. */
export const esLejano = (antes: number, ahora: number, porcentaje: number): boolean =>
  antes !== ahora && Math.abs(ahora - antes) * 100 > Math.abs(antes) * porcentaje

/** The fields of a key that are the day of a row: a row of the same other fields and an earlier day is the one before. */
const dias = ['fecha', 'desde']

/**
 * The rows that each row of a file is held against, by its key: the one that it replaces, and the last one before its day
 * once the file is loaded. `actuales`: all that the table holds.
 */
export function anterioresDe(
  marco: Pick<TablaAComparar, 'clave'>,
  actuales: readonly FilaDeTabla[],
  comparadas: readonly FilaCotejada[],
): (fila: FilaCotejada) => FilaDeTabla[] {
  const dia = marco.clave.find((campo) => dias.includes(campo))
  const previas = dia === undefined ? new Map<string, FilaDeTabla>() : previasPorDia(marco, dia, actuales, comparadas)
  return ({ antes, despues }) => {
    const previa = despues && previas.get(claveDe(marco, despues))
    return [antes, previa].flatMap((una) => (una ? [una] : []))
  }
}

function previasPorDia(
  marco: Pick<TablaAComparar, 'clave'>,
  dia: string,
  actuales: readonly FilaDeTabla[],
  comparadas: readonly FilaCotejada[],
): Map<string, FilaDeTabla> {
  const quedan = new Map(actuales.map((fila) => [claveDe(marco, fila), fila]))
  for (const { antes, despues } of comparadas)
    if (despues) quedan.set(claveDe(marco, despues), despues)
    else if (antes) quedan.delete(claveDe(marco, antes))
  const resto = { clave: marco.clave.filter((campo) => campo !== dia) }
  const previas = new Map<string, FilaDeTabla>()
  for (const grupo of Map.groupBy(quedan.values(), (fila) => claveDe(resto, fila)).values()) {
    const enOrden = grupo.toSorted((a, b) => ((a[dia] ?? '') < (b[dia] ?? '') ? -1 : 1))
    for (const [at, fila] of enOrden.entries()) {
      const previa = enOrden[at - 1]
      if (previa) previas.set(claveDe(marco, fila), previa)
    }
  }
  return previas
}
