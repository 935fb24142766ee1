import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Client } from '../../testing/client.ts'
import { type Desk, openDesk } from '../../testing/desk.ts'
import { INICIO } from '../../testing/template.ts'
import { find, readXml, type XmlName, type XmlNode } from './xml.ts'

let desk: Desk
let asesora: Client
let prospectoId: number
let clave: string
beforeAll(async () => {
  desk = await openDesk()
  asesora = await desk.as('asesora')
  const [first] = await asesora.data('/api/v3/obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' })
  prospectoId = first.prospectoId
  const nombre = { nombres: 'JUANA MARÍA', apellidoPaterno: "O'HIGGINS", correo: 'juana@example.cl' }
  await desk.db.updateTable('prospecto').set(nombre).where('id', '=', prospectoId).execute()
})
afterAll(() => desk.close())
beforeEach(async () => {
  desk.clock.move(INICIO)
  for (const table of ['cita', 'bloqueoAgenda', 'entradaCalendario', 'conexionCalendario'] as const)
    await desk.db.deleteFrom(table).execute()
  clave = (await connect('iPhone')).clave
})

const connect = async (nombre: string) => await asesora.data('/api/alerce/v1/conectarCalendario', { nombre })

const basic = (usuario: string, password: string) => `Basic ${Buffer.from(`${usuario}:${password}`).toString('base64')}`

type Method = 'PROPFIND' | 'REPORT' | 'PROPPATCH' | 'MKCALENDAR' | 'GET' | 'PUT' | 'DELETE' | 'OPTIONS'

/** A call as a calendar program sends it. */
async function ask(method: Method, url: string, body = '', headers: Record<string, string> = {}) {
  const authorization = basic('asesora', clave)
  const type = method === 'PUT' ? 'text/calendar; charset=utf-8' : 'application/xml; charset=utf-8'
  const response = await desk.app.inject({
    method: method as never,
    url,
    headers: { authorization, 'content-type': type, ...headers },
    payload: body,
  })
  return { status: response.statusCode, text: response.body, headers: response.headers }
}

const AGENDA = '/dav/calendarios/agenda/'
const d = (name: string): XmlName => `{DAV:}${name}`
const c = (name: string): XmlName => `{urn:ietf:params:xml:ns:caldav}${name}`

const xmlns = 'xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav" xmlns:s="http://calendarserver.org/ns/"'
const propfindOf = (...props: string[]) => `<d:propfind ${xmlns}><d:prop>${props.join('')}</d:prop></d:propfind>`

function rootOf(text: string): XmlNode {
  const root = readXml(text)
  if (!root) throw new Error('no XML')
  return root
}

/** Answers of a multistatus by address: status of the answer, or properties found. */
function answersIn(text: string) {
  const responses = rootOf(text).children.filter(({ name }) => name === d('response'))
  return responses.map((response) => {
    const href = find(response, d('href'))?.text ?? ''
    const props = find(response, d('propstat'), d('prop'))
    return { href, status: find(response, d('status'))?.text, props }
  })
}

const propIn = (text: string, ...path: XmlName[]) => find(answersIn(text)[0]?.props, ...path)
const tokenIn = (text: string) => find(rootOf(text), d('sync-token'))?.text ?? ''

const event = (lines: readonly string[], uid = 'prueba-1') =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//x//x//ES',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20261001T000000Z',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const hora = (inicio: string, termino: string) => [`DTSTART:${inicio}`, `DTEND:${termino}`]
const dentista = event([...hora('20261008T130000Z', '20261008T140000Z'), 'SUMMARY:Dentista'])

const schedule = async (fechaHoraInicio = '08/10/2026 15:00:00', cambio = {}): Promise<number> =>
  (
    await asesora.data('/api/v1/agendarCita', {
      prospectoId,
      fechaHoraInicio,
      duracionMinutos: 60,
      comentario: 'secreto',
      ...cambio,
    })
  ).citaId

const syncOf = (token: string, ...props: string[]) =>
  `<d:sync-collection ${xmlns}><d:sync-token>${token}</d:sync-token><d:sync-level>1</d:sync-level><d:prop><d:getetag/>${props.join('')}</d:prop></d:sync-collection>`
const sync = async (token = '') => await ask('REPORT', AGENDA, syncOf(token))

/** The only entry of the agenda, as a program reads it. */
async function onlyEntry() {
  const [entry, ...more] = answersIn((await sync()).text)
  expect(more).toEqual([])
  const href = entry?.href ?? ''
  const got = await ask('GET', href)
  return { href, etag: String(got.headers.etag), text: got.text }
}

const bloqueos = async () =>
  (await asesora.data('/api/alerce/v1/obtenerBloqueos', { desde: '2026-09-01', hasta: '2027-12-31' })).bloqueos
const citas = async () =>
  await asesora.data('/api/v1/obtenerCitas', {
    fechaHoraInicio: '01/10/2026 00:00:00',
    fechaHoraTermino: '31/10/2026 00:00:00',
  })

describe('the way to the calendar', () => {
  test('the well-known address leads to the server', async () => {
    const { status, headers } = await ask('PROPFIND', '/.well-known/caldav')
    expect([status, headers.location]).toEqual([301, '/dav/'])
  })

  test('the server names the principal, its home and the calendar in it', async () => {
    const root = await ask('PROPFIND', '/dav/', propfindOf('<d:current-user-principal/>'), { depth: '0' })
    expect(root.status).toBe(207)
    const principal = propIn(root.text, d('current-user-principal'), d('href'))?.text ?? ''
    const home =
      propIn(
        (await ask('PROPFIND', principal, propfindOf('<c:calendar-home-set/>'))).text,
        c('calendar-home-set'),
        d('href'),
      )?.text ?? ''
    const inside = await ask('PROPFIND', home, propfindOf('<d:resourcetype/>', '<s:getctag/>', '<d:quota/>'), {
      depth: '1',
    })
    const calendars = answersIn(inside.text).filter(({ props }) => find(props, d('resourcetype'), c('calendar')))
    expect(calendars.map(({ href }) => href)).toEqual([AGENDA])
    expect(inside.text).toContain('<d:status>HTTP/1.1 404 Not Found</d:status>')
  })

  test('OPTIONS says what it speaks, to anybody', async () => {
    const { status, headers } = await ask('OPTIONS', AGENDA, '', { authorization: '' })
    expect([status, headers.dav]).toEqual([200, '1, calendar-access'])
    expect(headers.allow).toContain('REPORT')
  })

  test.each([
    ['PROPFIND', '/dav/', '<!DOCTYPE x [<!ENTITY a "b">]><d:propfind xmlns:d="DAV:"><d:prop/></d:propfind>', 400],
    ['PROPFIND', '/dav/', '<d:propfind', 400],
    ['PROPFIND', '/dav/otra/', '', 404],
    ['PROPFIND', `${AGENDA}nadie.ics`, '', 404],
    ['MKCALENDAR', '/dav/calendarios/otro/', '', 404],
    ['MKCALENDAR', AGENDA, '', 403],
    ['DELETE', AGENDA, '', 403],
    ['REPORT', '/dav/persona/', '<d:expand-property xmlns:d="DAV:"/>', 403],
    ['REPORT', AGENDA, syncOf('urn:otro'), 403],
    ['REPORT', AGENDA, syncOf('urn:alerce:agenda:0:2026-06-01'), 403],
    ['GET', AGENDA, '', 405],
  ] as const)('%s %s %s is answered with %i', async (method, url, body, status) => {
    expect((await ask(method, url, body)).status).toBe(status)
  })

  test('a property is not changed, and the program is told', async () => {
    const body = `<d:propertyupdate ${xmlns}><d:set><d:prop><d:displayname>Otro</d:displayname></d:prop></d:set></d:propertyupdate>`
    const { status, text } = await ask('PROPPATCH', AGENDA, body)
    expect(status).toBe(207)
    expect(text).toContain('403 Forbidden')
  })
})

describe('what a program reads', () => {
  test('an appointment: first name and initial, no comment', async () => {
    await schedule()
    const { text, etag } = await onlyEntry()
    expect(text).toContain('SUMMARY:Cita con JUANA O.')
    expect(text).toContain('DTSTART:20261008T180000Z')
    expect(text).not.toContain('secreto')
    expect(text).not.toContain('METHOD')
    expect(etag).toMatch(/^"\d+"$/)
  })

  test('a block of the desk: its hours, not its motive', async () => {
    const horas = {
      clase: 'semanal',
      desde: '2026-10-08',
      hasta: '2026-12-31',
      horaInicio: '13:00',
      horaTermino: '14:00',
    }
    await asesora.data('/api/alerce/v1/guardarBloqueo', { ...horas, motivo: 'Quimioterapia' })
    const { text } = await onlyEntry()
    expect(text).toContain('DTSTART;TZID=America/Santiago:20261008T130000')
    expect(text).toContain('RRULE:FREQ=WEEKLY;UNTIL=20270101T025959Z')
    expect(text).toContain('SUMMARY:Bloqueado')
  })

  test('a changed name of the prospecto changes the entry', async () => {
    await schedule()
    const before = await sync()
    await desk.db.updateTable('prospecto').set({ nombres: 'ANA' }).where('id', '=', prospectoId).execute()
    expect(answersIn((await sync(tokenIn(before.text))).text)).toHaveLength(1)
    expect((await onlyEntry()).text).toContain('SUMMARY:Cita con ANA O.')
    await desk.db.updateTable('prospecto').set({ nombres: 'JUANA MARÍA' }).where('id', '=', prospectoId).execute()
  })

  test('an appointment that did not take place leaves the calendar', async () => {
    const id = await schedule()
    const before = await sync()
    await desk.db.updateTable('cita').set({ estado: 'N' }).where('id', '=', id).execute()
    expect(answersIn((await sync(tokenIn(before.text))).text)).toMatchObject([{ status: 'HTTP/1.1 404 Not Found' }])
    expect(answersIn((await sync()).text)).toEqual([])
  })

  test('what changed since the last visit, deletions too', async () => {
    const [stays, goes] = [await schedule(), await schedule('09/10/2026 15:00:00')]
    const first = await sync()
    expect(answersIn(first.text)).toHaveLength(2)
    const token = tokenIn(first.text)
    expect(answersIn((await sync(token)).text)).toEqual([])
    await asesora.data('/api/v1/eliminarCita', { citaId: goes })
    const moved = { citaId: stays, prospectoId, fechaHoraInicio: '08/10/2026 16:00:00', duracionMinutos: 60 }
    await asesora.data('/api/v1/agendarCita', moved)
    const since = await sync(token)
    expect(
      answersIn(since.text)
        .map(({ status }) => status ?? 'there')
        .toSorted(),
    ).toEqual(['HTTP/1.1 404 Not Found', 'there'])
    await asesora.data('/api/alerce/v1/restituirCita', { citaId: goes })
    expect(answersIn((await sync(tokenIn(since.text))).text)).toMatchObject([{ status: undefined }])
  })

  test('the mark of the whole changes with each change', async () => {
    const ctag = async () =>
      propIn((await ask('PROPFIND', AGENDA, propfindOf('<s:getctag/>'))).text, '{http://calendarserver.org/ns/}getctag')
        ?.text
    const before = await ctag()
    expect(await ctag()).toBe(before)
    await schedule()
    expect(await ctag()).not.toBe(before)
  })

  test.each([
    ['20261008T000000Z', '20261009T000000Z', 1],
    ['20261008T180000Z', '20261008T190000Z', 1],
    ['20261008T190000Z', '20261009T000000Z', 0],
    ['20261001T000000Z', '20261008T180000Z', 0],
  ])('a period from %s to %s holds %i of an appointment at 18:00', async (start, end, cuantas) => {
    await schedule()
    const range = `<c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT"><c:time-range start="${start}" end="${end}"/></c:comp-filter></c:comp-filter>`
    const body = `<c:calendar-query ${xmlns}><d:prop><d:getetag/><c:calendar-data/></d:prop><c:filter>${range}</c:filter></c:calendar-query>`
    const { status, text } = await ask('REPORT', AGENDA, body)
    expect([status, answersIn(text).length]).toEqual([207, cuantas])
  })

  test('entries by their addresses, and those that are not there', async () => {
    await schedule()
    const { href } = await onlyEntry()
    const body = `<c:calendar-multiget ${xmlns}><d:prop><d:getetag/><c:calendar-data/></d:prop><d:href>${href}</d:href><d:href>${AGENDA}otra.ics</d:href></c:calendar-multiget>`
    const answers = answersIn((await ask('REPORT', AGENDA, body)).text)
    expect(find(answers[0]?.props, c('calendar-data'))?.text).toContain('BEGIN:VEVENT')
    expect(answers[1]).toMatchObject({ href: `${AGENDA}otra.ics`, status: 'HTTP/1.1 404 Not Found' })
  })

  test('the agenda of another advisor is not there', async () => {
    await schedule()
    const { href } = await onlyEntry()
    const other = await (await desk.as('asesor2')).data('/api/alerce/v1/conectarCalendario', { nombre: 'x' })
    expect((await ask('GET', href, '', { authorization: basic('asesor2', other.clave) })).status).toBe(404)
  })
})

describe('what a program writes', () => {
  test('a new event blocks its hours, and keeps its title for the program', async () => {
    const { status, headers } = await ask('PUT', `${AGENDA}prueba-1.ics`, dentista, { 'if-none-match': '*' })
    expect([status, headers.etag]).toEqual([201, undefined])
    expect(await bloqueos()).toMatchObject([
      { clase: 'horas', desde: '2026-10-08', horaInicio: '10:00', horaTermino: '11:00', motivo: 'Dentista' },
    ])
    const { href, text } = await onlyEntry()
    expect(href).toBe(`${AGENDA}prueba-1.ics`)
    expect(text).toContain('UID:prueba-1')
    expect(text).toContain('SUMMARY:Dentista')
  })

  test.each([
    [
      'hours of Santiago',
      ['DTSTART;TZID=America/Santiago:20261008T100000', 'DURATION:PT1H'],
      { clase: 'horas', horaInicio: '10:00', horaTermino: '11:00' },
    ],
    [
      'hours without zone',
      ['DTSTART:20261008T100000', 'DTEND:20261008T113000'],
      { clase: 'horas', horaInicio: '10:00', horaTermino: '11:30' },
    ],
    [
      'whole days',
      ['DTSTART;VALUE=DATE:20261008', 'DTEND;VALUE=DATE:20261010'],
      { clase: 'ausencia', desde: '2026-10-08', hasta: '2026-10-09' },
    ],
    [
      'each day',
      [...hora('20261008T130000Z', '20261008T140000Z'), 'RRULE:FREQ=DAILY;COUNT=5'],
      { clase: 'diario', hasta: '2026-10-12' },
    ],
    [
      'each week',
      [...hora('20261008T130000Z', '20261008T140000Z'), 'RRULE:FREQ=WEEKLY;BYDAY=TH;UNTIL=20261105T130000Z'],
      { clase: 'semanal', hasta: '2026-11-05' },
    ],
    [
      'each week without end',
      [...hora('20261008T130000Z', '20261008T140000Z'), 'RRULE:FREQ=WEEKLY'],
      { clase: 'semanal', hasta: '2027-10-08' },
    ],
  ])('%s become blocked time', async (_name, lines, bloqueo) => {
    expect((await ask('PUT', `${AGENDA}a.ics`, event([...lines]))).status).toBe(201)
    expect(await bloqueos()).toMatchObject([bloqueo])
  })

  test.each([
    ['each month', [...hora('20261008T130000Z', '20261008T140000Z'), 'RRULE:FREQ=MONTHLY'], 403],
    ['two days a week', [...hora('20261008T130000Z', '20261008T140000Z'), 'RRULE:FREQ=WEEKLY;BYDAY=MO,TH'], 403],
    [
      'with an exception',
      [...hora('20261008T130000Z', '20261008T140000Z'), 'RRULE:FREQ=DAILY', 'EXDATE:20261009T130000Z'],
      403,
    ],
    ['past midnight', hora('20261009T010000Z', '20261009T050000Z'), 403],
    ['of no length', hora('20261008T130000Z', '20261008T130000Z'), 403],
    ['long past', hora('20260808T130000Z', '20260808T140000Z'), 403],
    ['in a zone that it does not describe', ['DTSTART;TZID=Europe/Paris:20261008T100000', 'DURATION:PT1H'], 403],
  ])('an event %s is refused, and nothing is kept', async (_name, lines, status) => {
    const refused = await ask('PUT', `${AGENDA}a.ics`, event([...lines]))
    expect([refused.status, rootOf(refused.text).name]).toEqual([status, d('error')])
    expect(await bloqueos()).toEqual([])
  })

  test.each([
    ['', 403],
    ['BEGIN:VCALENDAR\r\nEND:VCALENDAR', 403],
    [dentista.replaceAll('VEVENT', 'VTODO'), 403],
    ['a'.repeat(300_000), 413],
  ])('a file %# that is no event is answered with a refusal', async (body, status) => {
    expect((await ask('PUT', `${AGENDA}a.ics`, body)).status).toBe(status)
  })

  test('an event is moved, and deleted', async () => {
    await ask('PUT', `${AGENDA}a.ics`, dentista)
    const { etag } = await onlyEntry()
    const later = dentista.replaceAll('20261008T1', '20261009T1').replace('Dentista', 'Médico')
    expect((await ask('PUT', `${AGENDA}a.ics`, later, { 'if-match': etag })).status).toBe(204)
    expect(await bloqueos()).toMatchObject([{ desde: '2026-10-09', motivo: 'Médico' }])
    expect((await ask('DELETE', `${AGENDA}a.ics`, '', { 'if-match': etag })).status).toBe(412)
    expect((await ask('DELETE', `${AGENDA}a.ics`, '', { 'if-match': (await onlyEntry()).etag })).status).toBe(204)
    expect(await bloqueos()).toEqual([])
    expect((await ask('DELETE', `${AGENDA}a.ics`)).status).toBe(404)
    expect((await ask('PUT', `${AGENDA}a.ics`, dentista, { 'if-none-match': '*' })).status).toBe(201)
  })

  test('a block of the desk is moved with its motive', async () => {
    const horas = { clase: 'horas', desde: '2026-10-08', hasta: '', horaInicio: '13:00', horaTermino: '14:00' }
    await asesora.data('/api/alerce/v1/guardarBloqueo', { ...horas, motivo: 'Almuerzo' })
    const { href, etag, text } = await onlyEntry()
    const moved = text.replace('DTSTART:20261008T160000Z', 'DTSTART:20261008T153000Z')
    expect((await ask('PUT', href, moved, { 'if-match': etag })).status).toBe(204)
    expect(await bloqueos()).toMatchObject([{ horaInicio: '12:30', motivo: 'Almuerzo' }])
  })

  test.each([
    ['that exists is not made again', { 'if-none-match': '*' }, 412],
    ['that changed meanwhile is not overwritten', { 'if-match': '"999999"' }, 412],
  ])('an entry %s', async (_name, headers, status) => {
    await ask('PUT', `${AGENDA}a.ics`, dentista)
    expect((await ask('PUT', `${AGENDA}a.ics`, dentista.replace('Dentista', 'Otro'), headers)).status).toBe(status)
    expect(await bloqueos()).toMatchObject([{ motivo: 'Dentista' }])
  })

  test.each([
    ['one name', 'a.ics', { 'if-none-match': '*' }, [201, 412]],
    ['one UID', 'b.ics', {}, [201, 409]],
  ])('two new entries of %s at once: one is made, the other refused', async (_name, other, headers, statuses) => {
    const both = ['a.ics', other].map((name) => ask('PUT', `${AGENDA}${name}`, dentista, headers))
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual(statuses)
    expect(await bloqueos()).toHaveLength(1)
  })

  test('an entry that is not there is not changed', async () => {
    expect((await ask('PUT', `${AGENDA}a.ics`, dentista, { 'if-match': '"1"' })).status).toBe(412)
    expect((await ask('PUT', `${AGENDA}a.ics`, dentista, { 'if-match': '*' })).status).toBe(404)
  })

  test('the same event under two names is refused', async () => {
    await ask('PUT', `${AGENDA}a.ics`, dentista)
    const { status, text } = await ask('PUT', `${AGENDA}b.ics`, dentista)
    expect(status).toBe(409)
    expect(find(rootOf(text), c('no-uid-conflict'))).toBeDefined()
  })

  test('an appointment is moved with its notices; its title stays', async () => {
    const citaId = await schedule('08/10/2026 15:00:00', { avisar: true })
    const { href, etag, text } = await onlyEntry()
    const moved = text
      .replace('T180000Z', 'T190000Z')
      .replace('DTEND:20261008T190000Z', 'DTEND:20261008T200000Z')
      .replace(/SUMMARY:.*/, 'SUMMARY:Otro')
    expect((await ask('PUT', href, moved, { 'if-match': etag })).status).toBe(204)
    expect(await citas()).toMatchObject([
      { citaId, fechaHoraInicio: '08/10/2026 16:00:00', comentario: 'secreto', avisa: true },
    ])
    expect((await onlyEntry()).text).toContain('SUMMARY:Cita con JUANA O.')
    const correos = await desk.db.selectFrom('correo').select('asunto').where('para', '=', 'juana@example.cl').execute()
    expect(correos).toHaveLength(2)
  })

  test('a new title alone leaves the appointment as it is', async () => {
    await schedule()
    const { href, etag, text } = await onlyEntry()
    expect((await ask('PUT', href, text.replace(/SUMMARY:.*/, 'SUMMARY:Otro'), { 'if-match': etag })).status).toBe(204)
    expect((await onlyEntry()).etag).toBe(etag)
  })

  test.each([
    [{ 'if-match': true }, 412],
    [{ 'if-match': false }, 409],
  ])('an appointment on a taken hour stays where it was (%o)', async ({ 'if-match': conditional }, status) => {
    const citaId = await schedule()
    const { href, etag, text } = await onlyEntry()
    await schedule('08/10/2026 16:00:00')
    const moved = text.replace('DTEND:20261008T190000Z', 'DTEND:20261008T193000Z')
    expect((await ask('PUT', href, moved, conditional ? { 'if-match': etag } : {})).status).toBe(status)
    expect((await citas())[0]).toMatchObject({ citaId, fechaHoraTermino: '08/10/2026 16:00:00' })
  })

  test.each([
    ['into the past', (text: string) => text.replace('20261008T180000Z', '20260901T180000Z')],
    ['each week', (text: string) => text.replace('STATUS', 'RRULE:FREQ=WEEKLY\r\nSTATUS')],
    ['out of the hours of the agenda', (text: string) => text.replace('20261008T190000Z', '20261009T020000Z')],
  ])('an appointment %s is refused', async (_name, change) => {
    await schedule()
    const { href, etag, text } = await onlyEntry()
    expect((await ask('PUT', href, change(text), { 'if-match': etag })).status).toBe(403)
    expect((await onlyEntry()).etag).toBe(etag)
  })

  test('a deleted appointment is cancelled with its notices, and can be restored', async () => {
    const citaId = await schedule('08/10/2026 15:00:00', { avisar: true })
    const { href, etag } = await onlyEntry()
    expect((await ask('DELETE', href, '', { 'if-match': etag })).status).toBe(204)
    expect(await citas()).toEqual([])
    const carta = await desk.db.selectFrom('correo').select('asunto').where('asunto', 'like', '%ancel%').execute()
    expect(carta).toHaveLength(1)
    await asesora.data('/api/alerce/v1/restituirCita', { citaId })
    expect((await ask('GET', href)).status).toBe(200)
  })
})

test('old entries are forgotten, and those of the calendar stay', async () => {
  await schedule()
  const { href } = await onlyEntry()
  await ask('PUT', `${AGENDA}a.ics`, dentista)
  await ask('DELETE', `${AGENDA}a.ics`)
  await desk.db
    .updateTable('entradaCalendario')
    .set({ termina: '2026-06-01T00:00:00.000Z' })
    .where('borrada', '=', true)
    .execute()
  await desk.ronda('olvidar-entradas')
  expect(await desk.db.selectFrom('entradaCalendario').select('nombre').execute()).toEqual([
    { nombre: href.split('/').at(-1) },
  ])
})
