import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formularioDe } from '../../../../semilla/demo/recorrido.ts'
import { openDesk } from '../../../../testing/desk.ts'
import { testVault } from '../../../../testing/template.ts'
import { dsHasta, nuevoPostulante, porHttp } from '../../../../testing/ventas.ts'
import { loQueDicenLasListas } from './120-lo-que-dicen-las-listas.ts'

test('an update that was open before it has its name as it stood', async () => {
  const desk = await openDesk({}, { ventas: true })
  try {
    const asesora = await desk.as('asesora')
    const postulante = nuevoPostulante({ nombres: 'Elena' })
    const { prospectoId } = await dsHasta(asesora, 'resultado', { postulante })
    await porHttp(asesora)('actualizarProspecto', {
      ...formularioDe(postulante),
      prospectoId,
      nombres: 'Otra',
    } as never)
    for (const statement of [
      'alter table actualizacion drop column nombres, drop column apellido_paterno, drop column apellido_materno',
      'alter table irregularidad drop column devuelta_por',
    ])
      await sql.raw(statement).execute(desk.db)
    await loQueDicenLasListas(testVault).up(desk.db)
    const abierta = desk.db.selectFrom('actualizacion').select(['nombres', 'apellidoPaterno', 'apellidoMaterno'])
    expect(await abierta.where('prospectoId', '=', prospectoId).execute()).toEqual([
      { nombres: 'ELENA', apellidoPaterno: 'PRUEBA', apellidoMaterno: 'SERRANO' },
    ])
  } finally {
    await desk.close()
  }
})
