import { common } from '@alerce/contract/messages/common'
import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTurn } from '../../../platform/side-process/in-turn.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { eventually } from '../../../testing/eventually.ts'
import { dsNueva } from '../../../testing/ventas.ts'
import { type PdfServices, pdfAqui } from '../../pdf-services.ts'

// A caller with many jobs waits for its own turns; other callers still find places (decision 012).

const puerta = Promise.withResolvers<void>()
/** False until the test begins: the files of its sales pass. */
let cerrada = false
let pedidos = 0
const deAUno = inTurn(
  async (contenido: Uint8Array) => {
    if (cerrada) await puerta.promise
    return await pdfAqui.examine(contenido)
  },
  { atOnce: 1, waiting: 3, own: 2 },
)
const servicios: PdfServices = {
  ...pdfAqui,
  examine: (contenido, _clave, quien) => {
    if (cerrada) pedidos += 1
    return deAUno(contenido, quien)
  },
}

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { pdf: servicios, ventas: true })
})
afterAll(() => desk.close())

const send = (client: Client, prospectoId: number, copia: number) =>
  upload(
    client,
    routes.subirDocumentoProspecto,
    { prospectoId, tipoAdjunto: 40 },
    { bytes: pdf({ dentro: `copia ${copia}` }) },
  )

test('a caller with many files at once gets a retry answer; another caller is served', async () => {
  // both sessions belong to one person, who is counted once
  const [asesora, enOtraVentana, otro] = [await desk.as('asesora'), await desk.as('asesora'), await desk.as('asesor2')]
  const [suya, ajena] = [(await dsNueva(asesora)).prospectoId, (await dsNueva(otro)).prospectoId]
  cerrada = true
  const mias = [1, 2, 3, 4, 5].map((n) => send(n % 2 ? asesora : enOtraVentana, suya, n))
  await eventually(async () => expect(pedidos).toBe(5))
  const ajenas = send(otro, ajena, 9)
  await eventually(async () => expect(pedidos).toBe(6))
  puerta.resolve()
  const dichas = await Promise.all(mias)
  expect([(await ajenas).status, dichas.map(({ status }) => status).toSorted()]).toEqual([
    200,
    [200, 200, 200, 503, 503],
  ])
  const negada = dichas.find(({ status }) => status === 503)
  expect([negada?.body.codigo, negada?.headers['retry-after']]).toEqual([common.ocupado.code, '5'])
})
