import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { subir } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { dsHasta, porHttp } from '../testing/ventas.ts'

let desk: Desk
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
})
afterAll(() => desk.close())

/** Words that nothing else in the product says. */
const clinico = ['querubinitis', 'biopsia-hepatica', 'rechazo-por-querubismo', 'hallazgo-dentro-del-archivo']

/** Every row of every table, as text; bytes as their letters too. */
async function volcado(): Promise<string[]> {
  const { rows: tablas } = await sql<{ esquema: string; tabla: string }>`
    select table_schema as esquema, table_name as tabla from information_schema.tables
    where table_schema in (current_schema(), 'pgboss') and table_type = 'BASE TABLE'`.execute(desk.db)
  const textos: string[] = []
  for (const { esquema, tabla } of tablas) {
    const filas = await sql<{ fila: string }>`
      select t::text as fila from ${sql.table(`${esquema}.${tabla}`)} as t`.execute(desk.db)
    for (const { fila } of filas.rows) textos.push(`${tabla} ${fila}`.toLowerCase())
  }
  return textos
}

/** But its first letter, which may be a capital one. */
const enHex = (palabra: string) => Buffer.from(palabra.slice(1)).toString('hex')

test('after a sale with a diagnosis, a file and a rejection, the database says none of it in the open', async () => {
  await desk.startJobs()
  const asesora = await desk.as('asesora')
  const contraloria = await desk.as('contraloria')
  const diagnosticos = { 4: ['K999', 'Querubinitis', '15-03-2015'] } as const
  const { identificador } = await dsHasta(asesora, 'resumenDeclaracion', { declaracion: { diagnosticos } })
  const archivo = { bytes: pdf({ dentro: 'hallazgo-dentro-del-archivo' }), nombre: 'biopsia-hepatica.pdf' }
  await subir(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  const cambios = [{ campo: 'diagnostico', de: '', a: 'Querubinitis' }]
  const clave = { 'idempotency-key': 'borrador-clinico' }
  await asesora.post(routes.guardarBorrador.path, { formulario: 'ds', cambios }, clave)
  await asesora.post(routes.enviarDS.path, { identificador }, { 'idempotency-key': 'enviar-clinico' })
  const financiera = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 }
  await contraloria.post(routes.responderEvaluacionFinanciera.path, financiera)
  const motivo = 'Rechazo-por-querubismo, visto en la ficha'
  const respuesta = await contraloria.post(routes.responderEvaluacionMedica.path, {
    identificador,
    resultado: 4,
    motivo,
  })
  expect([respuesta.status, respuesta.body.codigo]).toEqual([200, undefined])
  // held, and then told
  const retenido = await volcado()
  await desk.soltarRespuestas()
  const { data } = await porHttp(asesora)('resultadoevaluacionds', { identificador })
  expect(data.motivo).toBe(motivo)
  const todo = [...retenido, ...(await volcado())]
  // what is in the open is found
  expect(todo.some((fila) => fila.startsWith('prospecto ') && fila.includes('elena'))).toBe(true)
  expect(
    todo.some((fila) => fila.includes(enHex('%PDF-'))),
    'bytes are looked into',
  ).toBe(true)
  for (const palabra of clinico)
    expect(
      todo.filter((fila) => fila.includes(palabra) || fila.includes(enHex(palabra))).map((fila) => fila.slice(0, 80)),
      palabra,
    ).toEqual([])
})
