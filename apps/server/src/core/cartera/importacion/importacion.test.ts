import { titulosDePlanilla } from '@alerce/contract/fichas/postulacion/planilla'
import { routes } from '@alerce/contract/routes'
import { escribeXlsx } from '@alerce/domain/base/archivos/xlsx'
import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import { MAXIMO_PLANILLA } from '@alerce/domain/cartera/planilla'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { rutsDemo } from '../../../semilla/padrones.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { eventually } from '../../../testing/eventually.ts'
import { nuevoRut, porHttp } from '../../../testing/ventas.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
})
afterAll(() => desk.close())
// a moved clock ends sessions
beforeEach(async () => {
  asesora = await desk.as('asesora')
})

const CABECERA = 'Tipo;RUT;Nombres;Primer apellido;Segundo apellido;Celular;Correo'
const fila = (rut: string, changes: Partial<Record<'tipo' | 'nombres' | 'celular' | 'correo', string>> = {}) => {
  const { tipo = 'REF', nombres = 'Íngrid', celular = '987654321', correo = `p${rut.slice(0, 7)}@example.cl` } = changes
  return [tipo, rut, nombres, 'Ñanco', 'O’Higgins', celular, correo].join(';')
}
const bytes = (texto: string, encoding: BufferEncoding = 'utf8') => Buffer.from(texto, encoding)
const planilla = (...filas: string[]) => [CABECERA, ...filas].join('\r\n')
const send = (contenido: Buffer, client = asesora, nombre = 'cartera.csv') =>
  upload(client, routes.revisarImportacion, {}, { bytes: contenido, nombre })
const check = async (...filas: string[]) => {
  const { status, body } = await send(bytes(planilla(...filas)))
  expect([status, body.descripcion]).toEqual([200, undefined])
  return body.data as { importacionId: number; nuevas: number; conError: number; repetidas: number }
}
const filas = async (importacionId: number, filtro: object = {}) =>
  (await porHttp(asesora)('obtenerFilasImportacion', { importacionId, ...filtro })).filas
const confirm = async (importacionId: number) => {
  await porHttp(asesora)('confirmarImportacion', { importacionId })
  return await eventually(async () => {
    const importacion = await porHttp(asesora)('obtenerImportacion', { importacionId })
    expect(importacion.estado).toBe('hecha')
    return importacion
  })
}
const cuantos = async () => (await desk.db.selectFrom('prospecto').select('id').execute()).length

describe('a dry run', () => {
  test('shows the outcome of each row with the messages of the form, and adds nobody', async () => {
    const antes = await cuantos()
    const [bueno, sinNombre] = [nuevoRut(), nuevoRut()]
    const { importacionId, ...resumen } = await check(
      fila(bueno),
      fila(sinNombre, { nombres: '' }),
      fila('11.111.111-2', { correo: 'sin arroba', celular: '12' }),
      fila(rutsDemo.titularVigente),
      fila(bueno, { correo: 'otra@example.cl' }),
      fila(nuevoRut(), { tipo: 'XXX' }),
      fila(nuevoRut(), { tipo: 'REW' }),
      fila('', { correo: 'sin.rut@example.cl' }),
      fila('', { correo: 'SIN.RUT@example.cl' }),
    )
    expect(resumen).toMatchObject({ nombre: 'cartera.csv', estado: 'revisada', filas: 9, hechas: 0 })
    expect([resumen.nuevas, resumen.conError, resumen.repetidas]).toEqual([3, 4, 2])
    expect((await filas(importacionId)).map(({ linea, situacion, mensajes }) => [linea, situacion, mensajes])).toEqual([
      [2, 'nueva', []],
      [3, 'error', [{ campo: 'nombres', mensaje: 'Nombres obligatorios' }]],
      [
        4,
        'error',
        [
          { campo: 'rut', mensaje: 'Rut no válido' },
          { campo: 'celular', mensaje: 'Celular: Debe tener 9 números («12»)' },
          { campo: 'correo', mensaje: 'Correo: Formato erróneo («sin arroba»)' },
        ],
      ],
      [5, 'error', [{ campo: 'rut', mensaje: 'El rut ingresado es de un prospecto vigente' }]],
      [6, 'repetida', [{ campo: 'rut', mensaje: 'Esta persona está más arriba en la planilla.' }]],
      [7, 'error', [{ campo: 'tipoProspecto', mensaje: 'Tipo: Tipo de prospecto obligatorio («XXX»)' }]],
      [8, 'nueva', []],
      [9, 'nueva', []],
      [10, 'repetida', [{ campo: 'rut', mensaje: 'Esta persona está más arriba en la planilla.' }]],
    ])
    expect(await cuantos()).toBe(antes)
  })

  test('pages through the rows, or those of one kind', async () => {
    const { importacionId } = await check(fila(nuevoRut()), fila('x'), fila(nuevoRut()))
    const readImportacion = porHttp(asesora)
    const first = await readImportacion('obtenerFilasImportacion', { importacionId, limite: 2 })
    expect([first.filas.map(({ linea }) => linea), first.siguiente]).toEqual([[2, 3], 3])
    const next = await readImportacion('obtenerFilasImportacion', { importacionId, limite: 2, cursor: 3 })
    expect([next.filas.map(({ linea }) => linea), next.siguiente]).toEqual([[4], null])
    expect((await filas(importacionId, { situacion: 'error' })).map(({ linea }) => linea)).toEqual([3])
  })

  test.each([
    ['Windows-1252 with semicolons', (text: string) => bytes(text, 'latin1')],
    ['UTF-8 with its mark', (text: string) => bytes(`\u{feff}${text}`)],
    ['commas', (text: string) => bytes(text.replaceAll(';', ','))],
    ['tabs', (text: string) => bytes(text.replaceAll(';', '\t'))],
  ])('reads %s', async (_, encode) => {
    const rut = nuevoRut()
    const { body } = await send(encode(planilla(fila(rut).replace('O’Higgins', "O'Higgins"))))
    const [read] = await filas(body.data.importacionId)
    expect([read?.nombre, read?.situacion]).toEqual(["Íngrid Ñanco O'Higgins", 'nueva'])
  })

  test('of a file of a Mac says so with two of its names, and reads wrong phones for nobody', async () => {
    const mac: Readonly<Record<string, number>> = { é: 0x8e, í: 0x92, Í: 0xea, Ñ: 0x84, ñ: 0x96 }
    const texto = planilla(
      fila(nuevoRut(), { nombres: 'José' }).replace('O’Higgins', 'Martínez'),
      fila(nuevoRut(), { celular: '9.8765432E8' }).replace('O’Higgins', 'Ibáñez'.replace('á', 'a')),
    )
    const contenido = Buffer.from(Array.from(texto, (letra) => mac[letra] ?? letra.charCodeAt(0)))
    const { body } = await send(contenido)
    const { importacionId } = body.data
    const leida = await porHttp(asesora)('obtenerImportacion', { importacionId })
    expect(leida).toMatchObject({
      codificacion: 'macintosh',
      codificacionDudosa: false,
      nuevas: 1,
      conError: 1,
      muestra: ['José Ñanco Martínez', 'Íngrid Ñanco Ibañez'],
    })
    const [, cortado] = await filas(importacionId)
    expect(cortado?.mensajes).toEqual([
      { campo: 'celular', mensaje: 'Celular: La planilla acortó el número. Escriba sus 9 cifras («9.8765432E8»)' },
    ])
  })

  test('of a file in doubt is imported once somebody said how it is read', async () => {
    const contenido = Buffer.from(
      planilla(fila(nuevoRut(), { nombres: 'Ursula' }).replace('Ñanco', 'Rojas').replace('O’', "O'")),
    )
    contenido[contenido.indexOf('Ursula')] = 0xe9
    const dudosa = (await send(contenido)).body.data
    expect(dudosa).toMatchObject({ codificacionDudosa: true })
    const { status, body } = await asesora.post(routes.confirmarImportacion.path, {
      importacionId: dudosa.importacionId,
    })
    expect([status, body.descripcion]).toEqual([422, 'Elija antes cómo se leen las tildes de la planilla.'])
    const elegida = await upload(
      asesora,
      routes.revisarImportacion,
      { codificacion: 'cp850' },
      { bytes: contenido, nombre: 'cartera.csv' },
    )
    const { importacionId } = elegida.body.data
    expect((await porHttp(asesora)('obtenerImportacion', { importacionId })).muestra).toEqual([
      "Úrsula Rojas O'Higgins",
    ])
    expect(await confirm(importacionId)).toMatchObject({ hechas: 1 })
  })

  test.each([
    [
      'lines in two encodings',
      Buffer.concat([bytes(planilla(fila(nuevoRut()), '')), bytes(fila(nuevoRut()).replace('O’', "O'"), 'latin1')]),
      'La línea 3 no está en la misma codificación que las demás. Guarde la planilla como CSV UTF-8.',
    ],
    [
      'letters that were mangled before',
      bytes(planilla(fila(nuevoRut(), { nombres: 'MarÃ\u00ADa' }))),
      'La línea 2 trae letras cambiadas, como «Ã¡» en vez de «á». Guárdela otra vez desde su origen.',
    ],
    [
      'no columns',
      bytes('a;b\n1;2'),
      'Faltan columnas en la primera fila: Tipo, Nombres, Primer apellido, Segundo apellido, Celular, Correo.',
    ],
    ['no rows', bytes(CABECERA), 'La planilla no tiene filas.'],
    ['nothing', bytes(''), 'La planilla no tiene filas.'],
    ['a broken workbook', bytes('PK\u0003\u0004 no'), 'El archivo no es una planilla de Excel (.xlsx) ni CSV.'],
    ['a PDF', bytes('%PDF-1.7\n\0\0'), 'El archivo no es una planilla de Excel (.xlsx) ni CSV.'],
    [
      'a line that is too long',
      bytes(planilla('x', 'x'.repeat(20_001), 'x')),
      'La línea 3 supera los 20.000 caracteres. Acórtela, o revise que cada fila esté en su propia línea.',
    ],
    [
      'a quote that nobody closes',
      bytes(planilla('x', '"x', 'x')),
      'La línea 3 abre una comilla (") que no se cierra. Ciérrela o quítela.',
    ],
    [
      'too many rows',
      bytes(planilla(...Array.from({ length: 20_001 }, () => 'x'))),
      'La planilla supera las 20.000 filas. Divídala en dos.',
    ],
  ])('refuses %s', async (_, contenido, texto) => {
    const { status, body } = await send(contenido)
    expect([status, body.descripcion]).toEqual([400, texto])
  })

  test('refuses more than 4 MB in its own words, and reads as much as that', async () => {
    const { status, body } = await send(Buffer.alloc(MAXIMO_PLANILLA + 1, 32))
    expect([status, body.descripcion]).toEqual([413, 'La planilla supera los 4 MB. Divídala en dos.'])
    expect((await send(Buffer.alloc(MAXIMO_PLANILLA, '\n'))).body.descripcion).toBe('La planilla no tiene filas.')
  })

  test('reads a workbook of Excel, with its rows in their places', async () => {
    const [rut, otro] = [nuevoRut(), nuevoRut()]
    const celdas = [fila(rut), '', fila(otro, { celular: '12' })].map((una) => una.split(';'))
    const libro = Buffer.from(escribeXlsx('Cartera', CABECERA.split(';'), celdas))
    const { body } = await send(libro, asesora, 'Cartera.XLSX')
    expect(body.data).toMatchObject({ nombre: 'Cartera.xlsx', codificacion: 'utf-8', nuevas: 1, conError: 1 })
    const leidas = await filas(body.data.importacionId)
    expect(leidas.map(({ linea, nombre }) => [linea, nombre])).toEqual([
      [2, 'Íngrid Ñanco O’Higgins'],
      [4, 'Íngrid Ñanco O’Higgins'],
    ])
  })

  test.each([
    ['../../Cartera\u202e 2026.CSV', 'Cartera 2026.csv'],
    ['', 'documento.csv'],
    ['libro.txt', 'libro.txt'],
  ])('keeps the name %s as %s', async (nombre, limpio) => {
    const { body } = await send(bytes(planilla(fila(nuevoRut()))), asesora, nombre)
    expect(body.data.nombre).toBe(limpio)
  })
})

describe('the columns of the model', () => {
  const COMPLETA = `${CABECERA};Pasaporte;Fecha de nacimiento;Sexo;Isapre actual;Región;Ciudad o comuna`
  const revisa = async (...lineas: string[]) => {
    const { body } = await send(bytes([COMPLETA, ...lineas].join('\r\n')))
    return body.data.importacionId as number
  }

  test('are stored by the codes of their lists; a commune says its city and region', async () => {
    const importacionId = await revisa(
      `${fila(nuevoRut())};;21/05/1988;Mujer;Colmena;;Viña del Mar`,
      `${fila('', { correo: 'sin.rut.alguno@example.cl' })};AB123456;;;FONASA;Valparaíso;`,
    )
    expect(await confirm(importacionId)).toMatchObject({ hechas: 2 })
    const datos = await Promise.all(
      (await filas(importacionId)).map(({ prospectoId }) =>
        porHttp(asesora)('obtenerDatosProspecto', { prospectoId: prospectoId ?? 0 }),
      ),
    )
    expect(datos).toMatchObject([
      {
        tipoDocumento: 'R',
        fechaNacimiento: '21-05-1988',
        sexo: 'F',
        isapreActual: 67,
        codigoRegion: 5,
        codigoCiudad: 51,
      },
      {
        tipoDocumento: 'P',
        numeroPasaporte: 'AB123456',
        rut: null,
        isapreActual: 1,
        codigoRegion: 5,
        codigoCiudad: null,
      },
    ])
  })

  test('with unknown names are errors of their columns, and keep what was typed', async () => {
    const importacionId = await revisa(
      `${fila(nuevoRut())};;31-02-1988;Otro;Cruz;Lejos;Ninguna`,
      `${fila(nuevoRut())};;21-05-2020;;;Arica y Parinacota;Viña del Mar`,
    )
    const [uno, otro] = await filas(importacionId)
    expect(uno?.mensajes.map(({ campo, mensaje }) => [campo, mensaje])).toEqual([
      ['fechaNacimiento', 'Fecha de nacimiento: Fecha no válida: use DD-MM-AAAA («31-02-1988»)'],
      ['sexo', 'Sexo: Debes seleccionar el sexo («OTRO»)'],
      ['isapreActual', 'Isapre actual: Isapre desconocida («Cruz»)'],
      ['codigoRegion', 'Región: Región desconocida («Lejos»)'],
      ['codigoCiudad', 'Ciudad o comuna: Ciudad o comuna desconocida en esa región («Ninguna»)'],
    ])
    expect(uno?.celdas.slice(-5)).toEqual(['31-02-1988', 'OTRO', 'Cruz', 'Lejos', 'Ninguna'])
    expect(otro?.mensajes.map(({ campo }) => campo)).toEqual(['fechaNacimiento', 'codigoCiudad'])
  })

  test('of a rejected row, corrected in its file, come in', async () => {
    const importacionId = await revisa(`${fila(nuevoRut(), { celular: '12' })};;;;Esencial;;`)
    const [mala] = await filas(importacionId)
    const corregida = mala?.celdas.map((celda) => (celda === '12' ? '987654321' : celda)) ?? []
    const libro = escribeXlsx('x', [...titulosDePlanilla, 'Motivo'], [[...corregida, 'Debe tener 9 números']])
    expect((await send(Buffer.from(libro))).body.data).toMatchObject({ nuevas: 1, conError: 0 })
  })
})

describe('an import', () => {
  test('adds the new rows as the form would, once, and each says so in its Bitácora', async () => {
    const rut = nuevoRut()
    const { importacionId } = await check(fila(rut), fila('x'), fila(nuevoRut()))
    expect(await confirm(importacionId)).toMatchObject({ hechas: 2, nuevas: 0, conError: 1 })
    const [added] = await filas(importacionId, { situacion: 'ingresada' })
    const prospectoId = added?.prospectoId ?? 0
    expect(await porHttp(asesora)('obtenerDatosProspecto', { prospectoId })).toMatchObject({
      nombres: 'ÍNGRID',
      apellidoPaterno: 'ÑANCO',
      apellidoMaterno: "O'HIGGINS",
      celular: '987654321',
      rut: rut.replaceAll('.', ''),
      tipoProspecto: 'REF',
      etapa: 'prospecto',
      estado: 'Prospecto Ingresado',
    })
    const bitacora = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
    expect(bitacora.map(({ bitacoraId }) => bitacoraId)).toEqual([118])
    const again = await asesora.post(routes.confirmarImportacion.path, { importacionId })
    expect([again.status, again.body.descripcion]).toEqual([409, 'Esta planilla ya se importó.'])
    expect(await check(fila(rut))).toMatchObject({ nuevas: 0, repetidas: 1 })
  })

  test('checks each row again: a person added since is not added twice', async () => {
    const [rut, otro] = [nuevoRut(), nuevoRut()]
    const { importacionId } = await check(fila(rut), fila(otro))
    const persona = { tipoProspecto: 'REF', nombres: 'Íngrid', apellidoPaterno: 'Ñanco', apellidoMaterno: 'Lara' }
    await porHttp(asesora)('ingresarProspecto', { ...persona, rut, celular: '987654321', correo: 'i@example.cl' })
    expect(await confirm(importacionId)).toMatchObject({ hechas: 1, repetidas: 1 })
  })

  test('of 1,200 rows goes in batches, and two confirmations at once make one', async () => {
    const rut = (n: number) => `${6_000_000 + n}-${digitoVerificador(6_000_000 + n)}`
    const { importacionId } = await check(...Array.from({ length: 1200 }, (_, n) => fila(rut(n))))
    const both = [1, 2].map(() => asesora.post(routes.confirmarImportacion.path, { importacionId }))
    expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409])
    const done = await eventually(async () => {
      const found = await porHttp(asesora)('obtenerImportacion', { importacionId })
      expect(found.estado).toBe('hecha')
      return found
    })
    expect(done.hechas).toBe(1200)
  })

  test('without new rows is refused', async () => {
    const { importacionId } = await check(fila('x'))
    const { status, body } = await asesora.post(routes.confirmarImportacion.path, { importacionId })
    expect([status, body.descripcion]).toEqual([422, 'No hay filas nuevas que importar.'])
  })
})

describe('taking an import back', () => {
  test('removes people without activity, and keeps the others', async () => {
    const { importacionId } = await check(fila(nuevoRut()), fila(nuevoRut()), fila(nuevoRut()))
    await confirm(importacionId)
    const [first, second] = await filas(importacionId)
    await porHttp(asesora)('prospectoGestionado', { prospectoId: first?.prospectoId ?? 0, accion: 'agendar' })
    const antes = await cuantos()
    const undone = await porHttp(asesora)('deshacerImportacion', { importacionId })
    expect(undone).toMatchObject({ estado: 'deshecha', conservadas: 1, deshacerHasta: null })
    expect(await cuantos()).toBe(antes - 2)
    expect((await filas(importacionId)).map(({ situacion }) => situacion)).toEqual([
      'conservada',
      'retirada',
      'retirada',
    ])
    const gone = await asesora.post(routes.obtenerDatosProspecto.path, { prospectoId: second?.prospectoId })
    expect(gone.status).toBe(404)
    const again = await asesora.post(routes.deshacerImportacion.path, { importacionId })
    expect([again.status, again.body.descripcion]).toEqual([422, 'La importación ya no se puede deshacer.'])
  })

  test('is possible for 24 hours', async () => {
    const { importacionId } = await check(fila(nuevoRut()))
    const { deshacerHasta } = await confirm(importacionId)
    expect(Date.parse(deshacerHasta ?? '') - Date.parse(desk.clock.ahora())).toBeLessThanOrEqual(DIA_MS)
    desk.clock.pasan(DIA_MS + 1000)
    asesora = await desk.as('asesora')
    const late = await asesora.post(routes.deshacerImportacion.path, { importacionId })
    expect([late.status, late.body.descripcion]).toEqual([422, 'La importación ya no se puede deshacer.'])
  })
})

test('one that can be undone is listed however many came after it, and then no longer', async () => {
  const confirmada = desk.clock.ahora()
  const hecha = async () => {
    const { importacionId } = await check(fila(nuevoRut()))
    const cambio = { estado: 'hecha' as const, confirmada }
    await desk.db.updateTable('importacion').set(cambio).where('id', '=', importacionId).execute()
    return importacionId
  }
  const primera = await hecha()
  for (let i = 0; i < 11; i += 1) await hecha()
  const listadas = async () => (await porHttp(asesora)('obtenerImportaciones', {})).map((una) => una.importacionId)
  expect(await listadas()).toContain(primera)
  desk.clock.move(new Date(Date.parse(confirmada) + DIA_MS + 1000).toISOString())
  asesora = await desk.as('asesora')
  const despues = await listadas()
  expect([despues.length, despues.includes(primera)]).toEqual([10, false])
})

test('an import is its advisor’s alone', async () => {
  const { importacionId } = await check(fila(nuevoRut()))
  const otro = await desk.as('asesor2')
  const calls = [
    'obtenerImportacion',
    'obtenerFilasImportacion',
    'confirmarImportacion',
    'deshacerImportacion',
  ] as const
  for (const name of calls) expect((await otro.post(routes[name].path, { importacionId })).status).toBe(404)
  expect(await porHttp(otro)('obtenerImportaciones', {})).toEqual([])
  const jefatura = await desk.as('jefatura')
  expect((await send(bytes(planilla(fila(nuevoRut()))), jefatura)).status).toBe(403)
})
