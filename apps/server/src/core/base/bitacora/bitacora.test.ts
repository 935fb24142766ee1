import { bitacora, type EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { porHttp } from '../../../testing/ventas.ts'
import { note } from './note.ts'
import { noteInSeveral } from './note-in-several.ts'
import { insertEntrada } from './repository.ts'

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

/** A bearer client acts as the advisor of the sale. */
const CLIENTE = 'cliente prueba por Camila Rojas'

const firma = () => ({ por: 'alguien', en: desk.clock.ahora() })
const leidas = async () => await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })

test('every event of the catalogue can be written and read with number, text, class and author', async () => {
  const eventos = Object.keys(bitacora) as EventoDeBitacora[]
  const actor = { kind: 'cliente', clienteId: 'prueba', alcances: [] } as const
  const ctx = { tx: desk.db, actor, ahora: desk.clock.ahora() }
  for (const evento of eventos) await note(ctx, prospectoId, evento)
  const entradas = (await leidas()).slice(0, eventos.length).reverse()
  expect(entradas.map(({ bitacoraId, estado, clase, por }) => [bitacoraId, estado, clase, por])).toEqual(
    Object.values(bitacora).map(({ id, texto, clase, autor }) => {
      return [id, texto, clase, autor === 'sistema' ? 'sistema' : CLIENTE]
    }),
  )
})

test('an automatic event is signed by the system, and its caller is recorded apart', async () => {
  const actor = { kind: 'cliente', clienteId: 'prueba', alcances: [] } as const
  const ctx = { tx: desk.db, actor, ahora: desk.clock.ahora() }
  await note({ ...ctx, autor: 'motor local' }, prospectoId, 'evaluacionMedica', 'autorizada')
  await note(ctx, prospectoId, 'cuponManual')
  await note(ctx, prospectoId, 'cotizacionLimpiada')
  await note({ ...ctx, actor: { kind: 'sistema', mando: 'ronda' } }, prospectoId, 'correoNoEntregado')
  expect((await leidas()).slice(0, 4).map(({ por, aPedidoDe }) => [por, aPedidoDe])).toEqual([
    ['sistema', null],
    [CLIENTE, null],
    ['sistema', CLIENTE],
    ['motor local', CLIENTE],
  ])
})

test('one entry of several is of those that somebody signs', async () => {
  await noteInSeveral(desk.db, [prospectoId], 'prospectoImportado', firma())
  expect((await leidas())[0]).toMatchObject({ bitacoraId: bitacora.prospectoImportado.id, por: 'alguien' })
})

test('a number that this version does not know is read with its own text, under no class', async () => {
  await insertEntrada(desk.db, { prospectoId, evento: 9_999, texto: 'De otra versión', ...firma() })
  expect((await leidas())[0]).toMatchObject({ bitacoraId: 9_999, estado: 'De otra versión', clase: null })
})
