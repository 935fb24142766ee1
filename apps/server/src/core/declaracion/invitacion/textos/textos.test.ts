import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { enter, invitada, type Postulante } from '../../../../testing/electronica/electronica.ts'
import { ensureTextos } from '../../../base/textos/ensure-textos.ts'
import { deLaVentaElectronica } from '../generar-invitacion-dashboard.ts'

const HOY = '2026-10-07'

let desk: Desk
let postulante: Postulante
beforeAll(async () => {
  desk = await openDesk()
  postulante = await enter(desk, await invitada(desk, await desk.as('asesora')))
})
afterAll(() => desk.close())

const publish = async (clase: string, cuerpo: string) =>
  await (await desk.as('administracion')).post(routes.publicarTexto.path, {
    clase,
    cuerpo,
    titulo: 'El de la isapre',
    desde: '07-10-2026',
  })
const previred = async () => (await postulante.post('obtenerPostulacion')).body.data.previred

test('the applicant reads the text of the operator with their data; the consent keeps it', async () => {
  const antes = await previred()
  expect(antes.parrafos[0]).toContain('la Isapre Alerce a consultar')
  expect((await publish('autorizacionPrevired', 'Que la {isapre} lea mi renta.\n\nY nada más.')).status).toBe(200)

  const vieja = await postulante.post('decidirPrevired', { autoriza: true, version: antes.version })
  expect([vieja.status, vieja.body.codigo]).toEqual([409, 'postulante_texto_cambio'])

  const ahora = await previred()
  expect(ahora).toMatchObject({ parrafos: ['Que la Alerce lea mi renta.', 'Y nada más.'] })
  expect(ahora.version).not.toBe(antes.version)
  expect((await postulante.post('decidirPrevired', { autoriza: true, version: ahora.version })).status).toBe(200)
  const { texto } = await desk.db
    .selectFrom('constanciaPostulante')
    .select('texto')
    .where('que', '=', 'previred')
    .executeTakeFirstOrThrow()
  expect(texto).toBe('Que la Alerce lea mi renta.\nY nada más.')
})

test('outside the demo nobody is invited to read an example, and it is named', async () => {
  const ctx = (demo: boolean) => ({ tx: desk.db, hoy: HOY, demo })
  await expect(ensureTextos(ctx(true), deLaVentaElectronica)).resolves.toBeUndefined()
  await expect(ensureTextos(ctx(false), deLaVentaElectronica)).rejects.toMatchObject({
    definition: { code: 'texto_sin_publicar', text: expect.stringContaining('«Preguntas de la Declaración de Salud»') },
  })
})
