import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createEquipoAsOperator, withParts } from './command.ts'
import { type Env, readEnv } from './config/env.ts'
import { eventosGuardados } from './core/acceso/seguridad/read-model.ts'
import { usuarioPorNombre } from './core/acceso/sesion/read-model.ts'
import { equipos } from './core/acceso/usuarios/read-model.ts'
import { type PersonaPorCrear, readEquipoCsv } from './create-equipo.ts'
import { verifyPassword } from './platform/password.ts'
import { ownData } from './testing/process/server-process.ts'
import { nuevoRut } from './testing/ventas.ts'

const encabezado = 'Usuario;RUT;Nombres;Apellido;Segundo apellido;Correo;Teléfono;Perfil'
const read = (...filas: string[]) => readEquipoCsv(Buffer.from([encabezado, ...filas].join('\r\n')))
const fila = (usuario: string, perfil: string, rut = nuevoRut()) =>
  `${usuario};${rut};Ana María;Núñez;;${usuario}@isapre.test;;${perfil}`

describe('the file of a team', () => {
  test('headers with accents and capitals, blank rows between, and the row of each person', () => {
    const [una, otra] = read(fila('pnunez', 'jefatura', '1-9'), ';;;;;;;', fila('jsoto', 'asesor'))
    expect(una).toEqual({
      donde: 'fila 2',
      datos: {
        usuario: 'pnunez',
        rut: '1-9',
        nombres: 'Ana María',
        apellido: 'Núñez',
        'segundo apellido': '',
        correo: 'pnunez@isapre.test',
        telefono: '',
        perfil: 'jefatura',
      },
    })
    expect(otra?.donde).toBe('fila 4')
  })

  test.each([
    ['a missing column', 'usuario,rut,nombres,apellido,correo\na,b,c,d,e', 'Faltan columnas: perfil.'],
    ['an unknown column', `${encabezado};clave\n`, 'Columnas desconocidas: clave.'],
    ['nothing', '', 'Faltan columnas: usuario'],
    ['no text', 'a;b\0', 'El archivo no se puede leer como CSV.'],
    ['more than 500 persons', `${encabezado}\n${`${fila('a', 'asesor')}\n`.repeat(501)}`, 'pasa de 500 personas'],
  ])('%s is refused', (_title, text, words) => {
    expect(() => readEquipoCsv(Buffer.from(text))).toThrow(words)
  })
})

describe('crear-equipo', () => {
  let data: Awaited<ReturnType<typeof ownData>>
  let env: Env
  beforeAll(async () => {
    data = await ownData(inject('databaseUrl'), inject('seeded'))
    env = readEnv({ ...data.env, LOG_LEVEL: 'silent' })
  })
  afterAll(() => data.remove())

  const look = () =>
    withParts(async ({ db }) => {
      const [todos, eventos] = [
        await equipos(db),
        await eventosGuardados(db, { desde: '', hasta: '' }, { cursor: null, limite: 5 }),
      ]
      const usuarios = await Promise.all(['pnunez', 'jsoto', 'mixta'].map((uno) => usuarioPorNombre(db, uno)))
      return { equipos: todos.map(({ nombre, personas }) => `${nombre} ${personas}`), eventos, usuarios }
    }, env)
  const create = (nombre: string, personas: readonly PersonaPorCrear[]) => createEquipoAsOperator(nombre, personas, env)

  test.each<[title: string, nombre: string, filas: () => string[], lines: string[]]>([
    ['no head', 'Norte', () => [fila('jsoto', 'asesor')], ['Falta la jefatura del equipo.']],
    ['no name', ' ', () => [fila('pnunez', 'jefatura')], ['equipo, nombre: Debe ingresar el nombre del equipo']],
    ['the name of another team', 'Equipo Costa', () => [fila('pnunez', 'jefatura')], ['equipo, nombre: Ya existe']],
    [
      'a role outside teams',
      'Norte',
      () => [fila('pnunez', 'jefatura'), fila('jsoto', 'asesor administracion')],
      ['fila 3, perfil: un equipo tiene jefatura y asesor'],
    ],
    [
      'wrong values in two rows, both told',
      'Norte',
      () => [fila('pnunez', 'jefatura', '12345678-9'), fila('xx', 'asesor')],
      ['fila 2, rut: Rut no válido', 'fila 3, usuario: Use de 3 a 40 letras'],
    ],
    [
      'a user that is there, after others were written',
      'Norte',
      () => [fila('pnunez', 'jefatura'), fila('jsoto', 'asesor'), fila('asesora', 'asesor')],
      ['fila 4, usuario: Ya existe un usuario con ese nombre'],
    ],
    [
      'the same user twice in the file',
      'Norte',
      () => [fila('pnunez', 'jefatura'), fila('pnunez', 'asesor')],
      ['fila 3, usuario: Ya existe un usuario con ese nombre'],
    ],
  ])('%s: says which row, and nothing is stored', async (_title, nombre, filas, lines) => {
    const before = await look()
    const error = await create(nombre, read(...filas())).catch((thrown: Error) => thrown)
    const told = String((error as Error).message).split('\n')
    expect(told.at(-1)).toBe('No se creó nada.')
    expect(told.slice(0, -1)).toEqual(lines.map((line) => expect.stringContaining(line)))
    expect(await look()).toEqual(before)
  })

  test('a head, an advisor and one that is both: stored with passwords that open, and told to the administrator', async () => {
    const claves = await create(
      ' Equipo Norte ',
      read(fila('pnunez', 'jefatura'), fila('jsoto', 'asesor'), fila('mixta', 'Jefatura, asesor')),
    )
    expect(claves.map(({ usuario, debeCambiarla }) => [usuario, debeCambiarla])).toEqual([
      ['pnunez', false],
      ['jsoto', false],
      ['mixta', false],
    ])
    const { equipos: nombres, eventos, usuarios } = await look()
    expect(nombres).toContain('Equipo Norte 3')
    expect(usuarios.map((uno) => uno?.roles)).toEqual([['jefatura'], ['asesor'], ['jefatura', 'asesor']])
    for (const [at, { clave }] of claves.entries())
      expect(await verifyPassword(usuarios[at]?.claveHash ?? '', clave)).toBe(true)
    expect(eventos.slice(0, 4).map(({ actor, evento, sobre }) => `${actor}: ${evento}, ${sobre}`)).toEqual([
      'mando crear-equipo: Usuario creado, mixta (perfiles jefatura, asesor)',
      'mando crear-equipo: Usuario creado, jsoto (perfiles asesor)',
      'mando crear-equipo: Usuario creado, pnunez (perfiles jefatura)',
      'mando crear-equipo: Equipo guardado, Equipo Norte',
    ])
    expect(JSON.stringify(eventos)).not.toContain(claves[0]?.clave)
  })
})
