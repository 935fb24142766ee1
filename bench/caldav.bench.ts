import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/**
 * A day of a real calendar program: vdirsyncer (Debian: apt install vdirsyncer khal) against a running demo server. It
 * creates, moves and deletes on both sides, meets a conflict and a taken hour, and loses its password. `--servidor`:
 * address of a demo server (npm start); its data are changed.
 */
const { values } = parseArgs({
  options: { servidor: { type: 'string', default: 'http://127.0.0.1:3000' } },
  strict: false,
})
const servidor = String(values.servidor)

const folder = mkdtempSync(join(tmpdir(), 'alerce-caldav-'))
const local = join(folder, 'local', 'agenda')
let failed = 0
const tell = (what: string, holds: boolean) => {
  if (!holds) failed++
  console.log(`${holds ? 'sí' : 'NO'}  ${what}`)
}

async function logIn() {
  const json = { 'content-type': 'application/json' }
  const body = JSON.stringify({ usuario: 'asesora', clave: 'Alerce-2026' })
  const entered = await fetch(`${servidor}/api/v2/autenticarDashboard`, { method: 'POST', headers: json, body })
  const cookie = entered.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  const { data } = (await (await fetch(`${servidor}/api/alerce/v1/sesion`, { headers: { cookie } })).json()) as {
    data: { csrf: string }
  }
  const headers = { ...json, cookie, 'x-csrf-token': data.csrf }
  // biome-ignore lint/suspicious/noExplicitAny: reads whatever the wire carries
  return async (path: string, payload: object): Promise<any> => {
    const answer = await fetch(servidor + path, { method: 'POST', headers, body: JSON.stringify(payload) })
    return ((await answer.json()) as { data: unknown }).data
  }
}

function run(program: string, ...rest: string[]) {
  const { status, stdout, stderr } = spawnSync(program, rest, {
    input: 'y\n'.repeat(9),
    encoding: 'utf8',
    timeout: 120_000,
  })
  return { ok: status === 0, said: `${stdout}${stderr}` }
}
const vdirsyncer = (...rest: string[]) => run('vdirsyncer', '-c', join(folder, 'config'), ...rest)
const sync = () => vdirsyncer('sync')

function configure(usuario: string, clave: string): void {
  const text = `[general]
status_path = "${folder}/status/"
[pair p]
a = "alerce"
b = "local"
collections = ["from a"]
conflict_resolution = "a wins"
[storage alerce]
type = "caldav"
url = "${servidor}/"
username = "${usuario}"
password = "${clave}"
[storage local]
type = "filesystem"
path = "${folder}/local/"
fileext = ".ics"
`
  writeFileSync(join(folder, 'config'), text)
}

/** Files of the calendar on this side, by what they hold. */
const files = () => readdirSync(local).map((name) => ({ name, text: readFileSync(join(local, name), 'utf8') }))
const fileWith = (text: string) => files().find((file) => file.text.includes(text))
const write = (name: string, text: string) => writeFileSync(join(local, name), text)

/** Day so many days ahead: '20261203'. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
const [year, month, day] = [dayIn(3).slice(0, 4), dayIn(3).slice(4, 6), dayIn(3).slice(6, 8)]

const event = (uid: string, start: string, end: string, title: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//prueba//ES',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260101T000000Z',
    `DTSTART;TZID=America/Santiago:${start}`,
    `DTEND;TZID=America/Santiago:${end}`,
    `SUMMARY:${title}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const call = await logIn()
const bloqueos = async () =>
  (await call('/api/alerce/v1/obtenerBloqueos', { desde: `${year}-${month}-${day}` })).bloqueos
const { conexionId, usuario, clave } = await call('/api/alerce/v1/conectarCalendario', { nombre: 'vdirsyncer' })
configure(usuario, clave)
mkdirSync(join(folder, 'local'))

tell('finds the calendar from the name of the server alone', vdirsyncer('discover').ok)
const [sold] = await call('/api/v3/obtenerProspectos', { limite: 1, estado: 'Prospecto Ingresado' })
const cita = {
  prospectoId: sold.prospectoId,
  fechaHoraInicio: `${day}/${month}/${year} 09:00:00`,
  duracionMinutos: 30,
  permiteTope: true,
}
tell('reads the agenda', sync().ok)
const before = new Set(files().map(({ name }) => name))
const { citaId } = await call('/api/v1/agendarCita', cita)
sync()
const suya = files().find(({ name }) => !before.has(name))?.name ?? ''
const citaFile = () => readFileSync(join(local, suya), 'utf8')
tell('reads a new appointment, by first name and initial', citaFile().includes('SUMMARY:Cita con'))
const hours = async (id: number) => {
  const dia = {
    fechaHoraInicio: `${day}/${month}/${year} 00:00:00`,
    fechaHoraTermino: `${day}/${month}/${year} 23:59:59`,
  }
  const found = (await call('/api/v1/obtenerCitas', dia)).find((one: { citaId: number }) => one.citaId === id)
  return found?.fechaHoraInicio.slice(11, 16)
}
write(suya, citaFile().replace('T120000Z', 'T130000Z').replace('T123000Z', 'T133000Z'))
tell('an appointment moved outside is moved at the desk', sync().ok && (await hours(citaId)) === '10:00')
const otra = await call('/api/v1/agendarCita', { ...cita, fechaHoraInicio: `${day}/${month}/${year} 11:00:00` })
sync()
write(suya, citaFile().replace('T130000Z', 'T140000Z').replace('T133000Z', 'T143000Z'))
tell('on a taken hour it stays, and the program says so', !sync().ok && (await hours(citaId)) === '10:00')
await call('/api/v1/eliminarCita', { citaId: otra.citaId })
tell('once the hour is free it moves', sync().ok && (await hours(citaId)) === '11:00')

const uid = `prueba-${Date.now()}`
write('nuevo.ics', event(uid, `${dayIn(3)}T130000`, `${dayIn(3)}T140000`, 'Dentista'))
tell(
  'an event made outside blocks its hour',
  sync().ok &&
    (await bloqueos()).some(
      (b: { motivo: string; horaInicio: string }) => b.motivo === 'Dentista' && b.horaInicio === '13:00',
    ),
)

// The server keeps its own writing of an event: the program reads it with its next visit
sync()
const mine = () => fileWith(uid) ?? { name: '', text: '' }
write(
  mine().name,
  mine()
    .text.replace(/T16(0000Z)/, 'T17$1')
    .replace(/T17(0000Z)(\r?\nSUMMARY)/, 'T18$1$2'),
)
const moved = async () => (await bloqueos()).find((b: { motivo: string }) => b.motivo === 'Dentista')?.horaInicio
tell('it is moved outside', sync().ok && (await moved()) === '14:00')
const khal = join(folder, 'khal')
writeFileSync(
  khal,
  `[calendars]\n[[agenda]]\npath = ${local}\n[locale]\ntimeformat = %H:%M\ndateformat = %Y-%m-%d\ndatetimeformat = %Y-%m-%d %H:%M\nlocal_timezone = America/Santiago\n[sqlite]\npath = ${folder}/khal.db\n`,
)
const listed = run('khal', '-c', khal, 'list', `${year}-${month}-${day}`, '1d').said
tell('khal shows it at its hour', listed.includes('14:00-15:00 Dentista'))

const [bloqueo] = (await bloqueos()).filter((b: { motivo: string }) => b.motivo === 'Dentista')
await call('/api/alerce/v1/guardarBloqueo', { ...bloqueo, horaInicio: '15:00', horaTermino: '16:00' })
write(mine().name, mine().text.replace('SUMMARY:Dentista', 'SUMMARY:Médico'))
const clash = sync()
tell(
  'changed on both sides, the server wins and nothing is lost there',
  clash.ok && mine().text.includes('SUMMARY:Dentista'),
)

await call('/api/v1/eliminarCita', { citaId })
tell('an appointment deleted at the desk goes', sync().ok && !readdirSync(local).includes(suya))

rmSync(join(local, mine().name))
tell(
  'an event deleted outside frees its hour',
  sync().ok && !(await bloqueos()).some((b: { motivo: string }) => b.motivo === 'Dentista'),
)

write(
  'mensual.ics',
  event(`${uid}-m`, `${dayIn(4)}T130000`, `${dayIn(4)}T140000`, 'Mensual').replace(
    'SUMMARY',
    'RRULE:FREQ=MONTHLY\r\nSUMMARY',
  ),
)
tell('each month is refused, and said', !sync().ok)
rmSync(join(local, 'mensual.ics'))
tell('what was refused does not stop the rest', sync().ok)

await call('/api/alerce/v1/desconectarCalendario', { conexionId })
const out = sync()
tell(
  'a revoked password reads nothing, and no copy is lost',
  !out.ok && /401|[Uu]nauthorized/.test(out.said) && files().length > 0,
)
rmSync(folder, { recursive: true })
process.exitCode = failed === 0 ? 0 : 1
