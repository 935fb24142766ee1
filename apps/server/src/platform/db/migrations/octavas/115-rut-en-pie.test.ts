import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cotizar, formularioDe } from '../../../../semilla/demo/recorrido.ts'
import { openDesk } from '../../../../testing/desk.ts'
import { testVault } from '../../../../testing/template.ts'
import { nuevoPostulante, nuevoRut, porHttp } from '../../../../testing/ventas.ts'
import { rutEnPie } from './115-rut-en-pie.ts'

test('an update that was open before it has its RUT as it stood', async () => {
  const desk = await openDesk()
  try {
    const asesora = await desk.as('asesora')
    const postulante = nuevoPostulante()
    const prospectoId = await cotizar(porHttp(asesora), postulante)
    const cambio = { ...formularioDe(postulante), prospectoId, rut: nuevoRut() }
    await porHttp(asesora)('actualizarProspecto', cambio as never)
    await sql`alter table actualizacion drop column rut`.execute(desk.db)
    await rutEnPie(testVault).up(desk.db)
    const abierta = desk.db.selectFrom('actualizacion').select('rut').where('prospectoId', '=', prospectoId)
    expect(await abierta.execute()).toEqual([{ rut: postulante.rut }])
  } finally {
    await desk.close()
  }
})
