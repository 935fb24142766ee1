import { claveDe, type FilaCotejada, type FilaDeTabla, type TablaAComparar } from './comparar.ts'

/** Whether an amount differs by more than so many percent from the one before it; from zero any amount does. */
export const esLejano = (antes: number, ahora: number, porcentaje: number): boolean =>
  antes !== ahora && Math.abs(ahora - antes) * 100 > Math.abs(antes) * porcentaje

/** Key fields that hold the day of a row: the same other fields with an earlier day identify the previous row. */
const dias = ['fecha', 'desde']

/**
 * Rows with which each row of a file is compared, by its key: the one it replaces, and the last one before its day
 * after loading. `actuales`: all rows of the table.
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
