import { bitacora, type EventoDeBitacora } from '@alerce/contract/catalogos/bitacora'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'
import { anotarEnVarios } from './anotar-en-varios.ts'
import { insertarEntrada } from './repository.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const propio = desk.db
    .selectFrom('prospecto')
    .innerJoin('usuario', 'usuario.id', 'prospecto.asesorId')
    .select('prospecto.id')
    .where('usuario', '=', 'asesora')
  prospectoId = (await propio.executeTakeFirstOrThrow()).id
})
afterAll(() => desk.close())

const firma = () => ({ por: 'alguien', en: desk.clock.ahora() })
const leidas = async () => await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })

test('whatever the catalogue holds can be written, and is read with its number, text and class', async () => {
  const eventos = Object.keys(bitacora) as EventoDeBitacora[]
  for (const evento of eventos) await anotarEnVarios(desk.db, [prospectoId], evento, firma())
  const entradas = (await leidas()).slice(0, eventos.length).reverse()
  expect(entradas.map(({ bitacoraId, estado, clase }) => [bitacoraId, estado, clase])).toEqual(
    Object.values(bitacora).map(({ id, texto, clase }) => [id, texto, clase]),
  )
})

test('a number that this version does not know is read with its own text, under no class', async () => {
  await insertarEntrada(desk.db, { prospectoId, evento: 9_999, texto: 'De otra versión', ...firma() })
  expect((await leidas())[0]).toMatchObject({ bitacoraId: 9_999, estado: 'De otra versión', clase: null })
})
