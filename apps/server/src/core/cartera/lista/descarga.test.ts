import { leerZip } from '@alerce/domain/base/archivos/zip'
import { maximoDeDescarga } from '@alerce/domain/limites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Client } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'

let desk: Desk
let asesora: Client
let asesorId = 0
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const found = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesora')
  asesorId = (await found.executeTakeFirstOrThrow()).id
  await set('2026-03-05T12:00:00.000Z', { nombres: '=1+1', celular: '912345678', folioDS: 5_000_000_001 })
  await set('2026-03-06T12:00:00.000Z', { nombres: 'BERTA', estado: 'Inactivo', tipoPlan: 'S', otorga: true })
})
afterAll(() => desk.close())

async function set(registradoEn: string, cambio: object, cuantos = 1): Promise<void> {
  const estado = 'Prospecto Ingresado' as const
  const base = {
    ...{ asesorId, tipoProspecto: 'REF', apellidoPaterno: 'MORA', apellidoMaterno: 'SOTO', celular: '' },
    ...{ nombres: 'UNA', correo: 'b@example.cl', busqueda: ' una mora soto', estado },
    ...{ registradoEn, actualizadoPor: 'prueba', actualizadoEn: registradoEn },
  }
  await desk.db
    .insertInto('prospecto')
    .values(Array.from({ length: cuantos }, () => ({ ...base, ...cambio })))
    .execute()
}

const marzo = { rangoInicio: '01-03-2026', rangoTermino: '31-03-2026' }
const ask = (payload: object, client = asesora) =>
  client.post('/api/alerce/v1/descargarProspectos', { ...marzo, formato: 'csv', ...payload })
const lineas = async (payload: object, client = asesora) =>
  (await ask(payload, client)).raw.toString('utf8').slice(1).trimEnd().split('\r\n')

const CABECERA =
  'Nombres;Primer apellido;Segundo apellido;Tipo;Plan;Estado;Sigue;Folio DS;Correo;Teléfono;Etiquetas;Ingresó;Próxima cita'

describe('the file of a list', () => {
  test('holds what its cards show, in its order, and no cell runs as a formula', async () => {
    expect(await lineas({ orden: 'antiguos' })).toEqual([
      CABECERA,
      expect.stringMatching(
        /^'=1\+1;MORA;SOTO;REF;Individual;Prospecto Ingresado;.+;5000000001;b@example.cl;912345678;;05-03-2026;$/,
      ),
      expect.stringMatching(/^BERTA;MORA;SOTO;REF;Compensado, otorga;Inactivo;.*;;b@example.cl;;;06-03-2026;$/),
    ])
  })

  test('holds what its filters leave', async () => {
    expect(await lineas({ estado: 'Inactivo' })).toHaveLength(2)
    expect(await lineas({ tipoPlan: 2 })).toHaveLength(2)
    expect(await lineas({ rangoTermino: '04-03-2026' })).toEqual([CABECERA])
  })

  test('of a table holds the name and its columns', async () => {
    const [cabecera, primera] = await lineas({ columnas: ['correo', 'estado', 'asesor'], orden: 'antiguos' })
    expect(cabecera).toBe('Nombres;Primer apellido;Segundo apellido;Correo;Estado')
    expect(primera).toBe("'=1+1;MORA;SOTO;b@example.cl;Prospecto Ingresado")
    expect((await ask({ columnas: ['rut'] })).status).toBe(400)
    expect((await ask({ columnas: Array.from({ length: 500 }, () => 'correo') })).status).toBe(400)
  })

  test('is an Excel workbook where asked', async () => {
    const { status, raw, headers } = await ask({ formato: 'xlsx' })
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('cartera-2026-10-07.xlsx')])
    const [hoja] = leerZip(raw)?.filter(([nombre]) => nombre === 'xl/worksheets/sheet1.xml') ?? []
    expect(Buffer.from(hoja?.[1] ?? []).toString('utf8')).toContain('<t>=1+1</t>')
  })

  test('of a team names the advisor of each, and stays within the team', async () => {
    const jefatura = await desk.as('jefatura')
    const [cabecera, primera] = await lineas({}, jefatura)
    expect(cabecera).toBe(`${CABECERA};Asesor`)
    expect(primera).toMatch(/;Camila Rojas$/)
    const otro = desk.db.selectFrom('usuario').select('id').where('usuario', '=', 'asesor2')
    const { id: identificador } = await otro.executeTakeFirstOrThrow()
    expect((await ask({ identificador }, jefatura)).status).toBe(404)
    expect((await ask({ identificador })).status).toBe(404)
  })

  test('leaves an entry in the log, with its author and its size', async () => {
    await desk.db.deleteFrom('eventoSeguridad').execute()
    await ask({})
    expect(await desk.db.selectFrom('eventoSeguridad').select(['actor', 'evento', 'sobre']).execute()).toEqual([
      { actor: 'Camila Rojas', evento: 'Cartera descargada', sobre: '2 prospectos' },
    ])
  })

  test('of more than the limit is refused, and leaves none', async () => {
    await desk.db.deleteFrom('eventoSeguridad').execute()
    await set('2025-01-01T12:00:00.000Z', {}, maximoDeDescarga + 1)
    const enero = { rangoInicio: '01-01-2025', rangoTermino: '31-01-2025' }
    const { status, body } = await ask(enero)
    expect([status, body.codigo]).toEqual([422, 'demasiados_para_descargar'])
    expect(await desk.db.selectFrom('eventoSeguridad').selectAll().execute()).toEqual([])
    const first = desk.db.selectFrom('prospecto').select('id').where('registradoEn', '=', '2025-01-01T12:00:00.000Z')
    await desk.db.deleteFrom('prospecto').where('id', 'in', first.limit(1)).execute()
    expect(await lineas(enero)).toHaveLength(maximoDeDescarga + 1)
  })
})
