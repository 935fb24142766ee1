import { cuponMessages } from '@alerce/contract/messages/contrato/primer-pago'
import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { pdfAqui } from '../core/pdf-services.ts'
import { bySomebodyElse } from '../testing/cambia/watch.ts'
import type { Client } from '../testing/client.ts'
import { dsFinalizada } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { dsHasta } from '../testing/ventas.ts'

// Papers drawn before their transaction: once per key, and never with outdated data.

let drawn = 0
let meanwhile = async (): Promise<void> => undefined
const pdf = {
  ...pdfAqui,
  print: async (...[papel]: Parameters<typeof pdfAqui.print>) => {
    drawn += 1
    await meanwhile()
    return await pdfAqui.print(papel)
  },
}

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { pdf, ventas: true })
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())
beforeEach(() => {
  drawn = 0
  meanwhile = async () => undefined
})

interface Enviado {
  readonly prospectoId: number
  readonly path: string
  readonly payload: object
  /** Part of the reply on success, and the message on failure. */
  readonly bien: object
  readonly mal: string
}

async function cupon(): Promise<Enviado> {
  const contraloria = await desk.as('contraloria')
  const { prospectoId, rut } = await dsFinalizada({ asesora, contraloria }, { tipoTrabajador: 'I' })
  const payload = { Rut: rut, TipoEnvio: 1 }
  const bien = { CodError: 0, Valor: null }
  return { prospectoId, path: routes.reenvioCupon.path, payload, bien, mal: cuponMessages.sendFailed.text }
}

async function cotizacion(): Promise<Enviado> {
  const { prospectoId } = await dsHasta(asesora, 'inicioManual')
  const { path } = routes.enviarCotizacionCorreo
  return { prospectoId, path, payload: { prospectoId }, bien: { data: 'ok' }, mal: planesMessages.enviarFailed.text }
}

const cartas = async (prospectoId: number) =>
  (await desk.db.selectFrom('correo').select('id').where('prospectoId', '=', prospectoId).execute()).length
const changeNombre = (prospectoId: number, nombres: string) =>
  bySomebodyElse(() => desk.db.updateTable('prospecto').set({ nombres }).where('id', '=', prospectoId).execute())

describe.each([
  ['the coupon', cupon],
  ['the quote', cotizacion],
])('%s', (_title, sell) => {
  test('is drawn once for a key, however often that comes back', async () => {
    const { prospectoId, path, payload, bien } = await sell()
    const headers = { 'idempotency-key': `papel-${prospectoId}` }
    const antes = await cartas(prospectoId)
    for (let times = 0; times < 3; times += 1)
      expect((await asesora.post(path, payload, headers)).body).toMatchObject(bien)
    const otra = await asesora.post(path, { ...payload, prospectoId: prospectoId + 1 }, headers)
    expect(otra.status === 422 || otra.body.CodError === 422).toBe(true)
    expect([drawn, (await cartas(prospectoId)) - antes]).toEqual([1, 1])
  })

  test('drawn from outdated data is not sent; a new request sends the present one', async () => {
    const { prospectoId, path, payload, bien, mal } = await sell()
    const antes = await cartas(prospectoId)
    meanwhile = async () => void (await changeNombre(prospectoId, 'OTRA'))
    const { body } = await asesora.post(path, payload)
    expect(body.descripcion ?? body.DecError).toBe(mal)
    expect(await cartas(prospectoId)).toBe(antes)
    expect((await asesora.post(path, payload)).body).toMatchObject(bien)
    expect(await cartas(prospectoId)).toBe(antes + 1)
  })
})
