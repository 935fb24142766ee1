import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { celular, correo, postulante, SALUD, suscritaConTodo } from '../testing/con-todo.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { eventually } from '../testing/eventually.ts'
import { type ReceivedSpan, startReceiver } from '../testing/otlp.ts'
import { type MailServer, startMailServer } from '../testing/smtp.ts'

let receiver: Awaited<ReturnType<typeof startReceiver>>
let mail: MailServer
let desk: Desk
beforeAll(async () => {
  receiver = await startReceiver()
  mail = await startMailServer()
  desk = await openDesk({ OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, SMTP_URL: mail.url })
  await desk.startJobs()
})
afterAll(async () => {
  await mail.close()
  await receiver.close()
})

const TRACE = '0af7651916cd43dd8448eb211c80319c'
const PARENT = 'b7ad6b7169203331'

describe('the traces of a server', () => {
  beforeAll(async () => {
    const [asesora, contraloria, mesa] = await Promise.all(['asesora', 'contraloria', 'mesa'].map(desk.as))
    if (!(asesora && contraloria && mesa)) throw new Error('nobody')
    await desk
      .anyone()
      .post(routes.pedirEnlaceClave.path, { usuario: 'jefatura' }, { traceparent: `00-${TRACE}-${PARENT}-01` })
    await asesora.get(`/api/v1/Ciudades/5?rut=${postulante.rut}`)
    await suscritaConTodo(desk, { asesora, contraloria, mesa })
    await eventually(() => expect(mail.received.length).toBeGreaterThan(3))
    await desk.close()
  })

  const spans = () => receiver.spans()
  const ofTrace = () => spans().filter(({ traceId }) => traceId === TRACE)
  const childrenOf = (parent: ReceivedSpan | undefined) =>
    ofTrace().filter(({ parentSpanId }) => parent && parentSpanId === parent.spanId)
  const named = (all: readonly ReceivedSpan[], name: string) => all.find((span) => span.name === name)

  test('go from a call to its statements, the job that it queued, the letter of that job and its sending', () => {
    const call = named(ofTrace(), 'pedirEnlaceClave')
    expect(call).toMatchObject({
      parentSpanId: PARENT,
      attributes: {
        'alerce.operation': 'pedirEnlaceClave',
        'alerce.role': 'anonimo',
        'http.request.method': 'POST',
        'http.route': routes.pedirEnlaceClave.path,
        'http.response.status_code': 200,
      },
    })
    const parts = childrenOf(call)
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['BEGIN', 'INSERT pgboss.job_common', 'COMMIT']),
    )
    const job = named(parts, 'trabajo enlace-de-clave')
    const find = named(childrenOf(job), 'SELECT usuario')
    expect(find?.attributes).toMatchObject({ 'db.system.name': 'postgresql', 'db.response.returned_rows': 1 })
    expect(find?.attributes['db.query.text']).toMatch(/= \$1/)
    const letter = named(childrenOf(job), 'trabajo enviar-correo')
    expect(named(childrenOf(letter), 'correo: enviar')).toBeDefined()
  })

  test('tell the role of a person, never which one', () => {
    const roles = spans().flatMap(({ attributes }) => JSON.stringify(attributes['alerce.role'] ?? '""'))
    expect(new Set(roles)).toContain('{"values":[{"stringValue":"asesor"}]}')
    expect(new Set(spans().flatMap(({ attributes }) => Object.keys(attributes))).size).toBeLessThan(20)
  })

  test('show papers and files at work', () => {
    const names = new Set(spans().map(({ name }) => name))
    for (const name of ['papel: dibujar', 'archivo: examinar', 'trabajo emitir-documentos'])
      expect(names).toContain(name)
  })

  test('hold nothing of a person in any byte', () => {
    const bytes = receiver.bytes()
    expect(bytes.length).toBeGreaterThan(100_000)
    const secrets = [postulante.rut, postulante.rut.slice(0, -2), 'Zorzalejo', 'Zunilda', SALUD, correo, celular]
    for (const secret of [...secrets, 'Alerce-2026', 'example.cl', 'PAT-1'])
      expect([secret, bytes.toLowerCase().includes(String(secret).toLowerCase())]).toEqual([secret, false])
  })
})
