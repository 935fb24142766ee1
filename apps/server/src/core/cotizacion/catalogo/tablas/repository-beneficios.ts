import type { FilaCotejada, FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import type { Db } from '../../../../platform/db/database.ts'
import { fin, terminar } from './repository-versiones.ts'

async function beneficioDesde(tx: Db, fila: FilaDeTabla, dia: string): Promise<void> {
  const row = {
    codigo: Number(fila.codigo),
    nombre: fila.nombre ?? '',
    precioUF: fila.precioUF ?? '',
    grupo: fila.grupo ?? '',
    gratuito: fila.gratuito === 'true',
    especial: fila.especial === 'true',
    desde: dia,
    hasta: await fin(tx, 'beneficio', fila, dia),
  }
  await tx
    .insertInto('beneficio')
    .values(row)
    .onConflict((c) => c.columns(['codigo', 'desde']).doUpdateSet(row))
    .execute()
}

/** The benefits on offer from a day on: of each a row for every time that it was as it was. */
export async function aplicarBeneficios(tx: Db, filas: readonly FilaCotejada[], dia: string): Promise<void> {
  for (const { cambio, antes, despues } of filas) {
    if (antes && cambio !== 'igual') await terminar(tx, 'beneficio', antes.codigo ?? '', dia)
    if (despues && cambio !== 'igual') await beneficioDesde(tx, despues, dia)
  }
}

/** The agreements from a day on: a name has no date, it is corrected where it stands. */
export async function aplicarConvenios(tx: Db, filas: readonly FilaCotejada[], dia: string): Promise<void> {
  for (const { cambio, antes, despues } of filas) {
    if (cambio === 'termina' && antes) await terminar(tx, 'colectivo', antes.codigo ?? '', dia)
    if (cambio === 'igual' || !despues) continue
    const texto = { descripcion: despues.descripcion ?? '', hasta: despues.hasta || null }
    const vigencia = cambio === 'agrega' ? { desde: dia } : {}
    await tx
      .insertInto('colectivo')
      .values({ codigo: Number(despues.codigo), desde: dia, ...texto })
      .onConflict((c) => c.column('codigo').doUpdateSet({ ...texto, ...vigencia }))
      .execute()
  }
}
