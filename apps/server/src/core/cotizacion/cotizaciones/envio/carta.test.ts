import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Desk, openDesk } from '../../../../testing/desk.ts'
import { parejaNueva, porHttp } from '../../../../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk()
})
afterAll(() => desk.close())

test('the letter of one of a pair shows the amount to pay, besides the own total', async () => {
  const asesora = await desk.as('asesora')
  const { otorga, recibe } = await parejaNueva(asesora, 'compensada')
  const texto = async (prospectoId: number) => (await porHttp(asesora)('revisarEnvioCotizacion', { prospectoId })).texto
  expect(await texto(otorga)).toMatch(
    /Total mensual: .*\nA pagar: [\d,]+ UF, \$\s[\d.]+ \(otorga [\d,]+ UF de compensación\)\./,
  )
  expect(await texto(recibe)).toMatch(/\nA pagar: .*\(recibe [\d,]+ UF de compensación\)\./)
})
