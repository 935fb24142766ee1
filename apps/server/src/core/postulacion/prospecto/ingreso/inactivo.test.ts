import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../../testing/client.ts'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { signInPostulante } from '../../../../testing/postulante.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

const GUARDAR = routes.ingresarProspecto.path
const read = (prospectoId: number) => asesora.data(routes.obtenerDatosProspecto.path, { prospectoId })
const nuevo = () => signInPostulante(asesora)

describe('an inactive prospect', () => {
  test('needs no complete data, says so on the card, and is not taken up again', async () => {
    const prospectoId = await nuevo()
    const motivoProspecto = 'Viajó fuera del país'
    await asesora.data(GUARDAR, { prospectoId, activo: false, motivoProspecto, entrevistado: true })
    expect(await read(prospectoId)).toMatchObject({
      activo: false,
      motivoProspecto,
      entrevistado: true,
      estado: 'Inactivo',
    })
    const again = await asesora.post(GUARDAR, { prospectoId, activo: true })
    expect(again.status).toBe(422)
    expect(again.body.descripcion).toBe(
      'El cliente se encuentra inactivo, si se desea continuar con la prospecto se debe generar otra postulacion',
    )
  })

  test('keeps the employers that are finished, and is not held up by the others', async () => {
    const prospectoId = await nuevo()
    const entero = { tipoTrabajador: 'D', rut: '76.418.230-8', remuneracionImponible: 1_500_000 }
    const empezados = [
      { tipoTrabajador: 'D', rut: '', remuneracionImponible: '' },
      { tipoTrabajador: 'P', rut: '76.418.230-8', remuneracionImponible: 'mucho' },
    ]
    await asesora.data(GUARDAR, { prospectoId, activo: false, empleadores: [empezados[0], entero, empezados[1]] })
    expect((await read(prospectoId)).empleadores).toMatchObject([
      { tipoTrabajador: 'D', rut: '76418230-8', remuneracionImponible: 1_500_000 },
    ])
  })

  test('with an invalid document is refused at its field', async () => {
    const { body } = await asesora.post(GUARDAR, { prospectoId: await nuevo(), activo: false, rut: '12.345.678-9' })
    expect(body.errores).toEqual([{ campo: 'rut', mensaje: 'Rut no válido' }])
  })

  test('the reason has at most fifty characters', async () => {
    const { body } = await asesora.post(GUARDAR, {
      prospectoId: await nuevo(),
      activo: false,
      motivoProspecto: 'x'.repeat(51),
    })
    expect(body.errores).toEqual([{ campo: 'motivoProspecto', mensaje: 'El motivo admite hasta 50 caracteres' }])
  })
})
