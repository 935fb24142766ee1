import { routes } from '@alerce/contract/routes'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { almacenEnLaBase } from '../../../platform/almacen/repository.ts'
import { sha256Of } from '../../../platform/sha256.ts'
import { suscrita } from '../../../testing/cierre/firmas.ts'
import { type Client, upload } from '../../../testing/client.ts'
import { type Desk, openDesk } from '../../../testing/desk.ts'
import { servicios } from '../../../testing/servicios.ts'
import { INICIO, testVault } from '../../../testing/template.ts'
import { dsHasta, nuevoRut, porHttp } from '../../../testing/ventas.ts'
import { verifyCadena } from '../../acceso/accesos/verify-cadena.ts'
import { saveArchivo } from '../../base/archivos/save-archivo.ts'
import { insertCorreo } from '../../base/correos/repository.ts'
import { readDocumento } from './documento-de-persona.ts'
import { exportPersona } from './export-persona.ts'

let desk: Desk
let asesora: Client
beforeAll(async () => {
  desk = await openDesk({}, { ventas: true })
  await desk.startJobs()
  asesora = await desk.as('asesora')
})
afterAll(() => desk.close())

type Filas = Record<string, Record<string, unknown>[]>
type Datos = Partial<Record<'titular' | 'beneficiario' | 'padrones' | 'paga' | 'usuario', Filas>> & {
  readonly archivos: { archivo_id: number; ruta: string; sha256: string }[]
  readonly omitido: Record<string, string>
}

async function exportRows(rut: string) {
  const documento = readDocumento(rut, false)
  if (!documento) throw new Error(rut)
  const entrega = await exportPersona(
    { db: desk.db, vault: testVault, clock: desk.clock, almacen: almacenEnLaBase },
    documento,
    'operadora',
  )
  const texto = entrega.archivos.get('datos.json')?.toString() ?? ''
  return { ...entrega, texto, datos: JSON.parse(texto) as Datos }
}

const eventos = () =>
  desk.db.selectFrom('eventoSeguridad').select(['actor', 'evento', 'sobre']).orderBy('id', 'desc').limit(1).execute()

const prospectoDe = (id: number) =>
  desk.db.selectFrom('prospecto').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Number of exports recorded in the Bitácora of a sale. */
async function entregasDe(prospectoId: number): Promise<number> {
  const entradas = await porHttp(asesora)('obtenerBitacoraProspecto', { prospectoId })
  return entradas.filter(({ bitacoraId }) => bitacoraId === 370).length
}

/** A sale with a second adult, a diagnosis of each person, and a file. */
async function conAbuela() {
  const berta = { nombres: 'Berta', apellidoPaterno: 'Osorio', apellidoMaterno: 'Vega', rutBeneficiario: nuevoRut() }
  const abuela = { fechaNacimiento: '1950/09/03', sexo: 'F', tipoBeneficiario: 'M', relacionFamiliar: 2 } as const
  const venta = await dsHasta(asesora, 'resumenDeclaracion', {
    postulante: { renta: 2_600_000, nombres: 'Renata', beneficiarios: [{ ...abuela, descripcionOtro: '' }] },
    declaracion: { peso: 61, dependientes: [{ ...berta, peso: 58, altura: 1.55 }] },
  })
  const { identificador } = venta
  const archivo = { bytes: pdf({ dentro: 'biopsia' }), nombre: 'biopsia.pdf' }
  await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
  const personas = desk.db.selectFrom('declaracionPersona').select('id').where('declaracionId', '=', identificador)
  const [titular, otra] = await personas.orderBy('orden').execute()
  const diagnostico = (de: typeof titular, codigo: string) => ({ personaId: de?.id, codigo, diagnostico: codigo })
  const seal = (pregunta: number, diagnosticos: object[]) =>
    desk.db
      .updateTable('respuestaDS')
      .set({
        contenido: testVault
          .en('respuesta_ds.contenido', identificador, pregunta)
          .seal({ respuesta: true, diagnosticos }),
      })
      .where('declaracionId', '=', identificador)
      .where('pregunta', '=', pregunta)
      .execute()
  await seal(1, [diagnostico(titular, 'DE-RENATA'), diagnostico(otra, 'DE-BERTA')])
  return { ...venta, rutDeBerta: berta.rutBeneficiario, archivo }
}

/** Issues a copy of the declaration and mails it to its holder. */
async function copiaDeDS(prospectoId: number, declaracionId: number, { bytes }: { readonly bytes: Uint8Array }) {
  const donde = { ...servicios, tx: desk.db, ahora: INICIO }
  const contenido = Buffer.from(bytes)
  const archivoId = await saveArchivo(donde, { contenido, mime: 'application/pdf', confidencial: true })
  const papel = { declaracionId, tipo: 'declaracion-salud', nombre: 'copia.pdf', estado: 'listo', archivoId } as const
  await desk.db
    .insertInto('documentoContrato')
    .values({ ...papel, creado: INICIO, emitido: INICIO })
    .execute()
  const carta = { prospectoId, asesorId: null, huella: null, clase: 'agenda', asunto: 'Su copia', texto: 'Hola' }
  const adjuntos = [{ archivoId, nombre: 'copia.pdf' }]
  await insertCorreo(desk.db, { ...carta, para: (await prospectoDe(prospectoId)).correo, adjuntos }, INICIO)
  return archivoId
}

describe('holder of a sale', () => {
  test('gets all of its data, decrypted, with its files; nothing of another', async () => {
    const gente = { asesora, contraloria: await desk.as('contraloria'), mesa: await desk.as('mesa') }
    const { rut, prospectoId, identificador } = await suscrita(gente)
    const ajena = await dsHasta(asesora, 'resultado')
    const carta = { prospectoId, asesorId: null, huella: null, clase: 'agenda', adjuntos: [] }
    const { correo } = await prospectoDe(prospectoId)
    await insertCorreo(desk.db, { ...carta, para: correo, asunto: 'Su cita', texto: 'Hola' }, desk.clock.ahora())
    const [{ correo: interno }] = (await desk.db.selectFrom('usuario').select('correo').limit(1).execute()) as [
      { correo: string },
    ]
    await insertCorreo(desk.db, { ...carta, para: interno, asunto: 'De ella', texto: 'Mire' }, desk.clock.ahora())
    const { datos, texto, archivos, hayReserva } = await exportRows(rut)
    const { titular } = datos
    expect(Object.keys(datos.titular ?? {})).toEqual(
      expect.arrayContaining(['prospecto', 'empleador', 'cotizacion', 'bitacora', 'correo', 'papel_firmado']),
    )
    // The letter of the contract may also be there, once its job has run
    const asuntos = titular?.correo?.map(({ asunto }) => asunto)
    expect(asuntos).toContain('Su cita')
    expect(asuntos).not.toContain('De ella')
    expect(titular?.prospecto).toMatchObject([{ id: prospectoId, rut, tipo_documento: 'R' }])
    expect(titular?.declaracion_persona).toMatchObject([{ rut, salud: { peso: expect.any(Number) } }])
    expect(titular?.respuesta_ds?.map(({ contenido }) => contenido)).toContainEqual({
      respuesta: false,
      diagnosticos: [],
    })
    expect(titular?.bitacora?.[0]?.en).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/)
    expect([titular?.papel_firmado?.length, hayReserva]).toEqual([3, false])
    const conArchivo = Object.values(titular ?? {}).flat()
    const nombrados = new Set(conArchivo.flatMap(({ archivo_id: id }) => (typeof id === 'number' ? id : [])))
    expect(new Set(datos.archivos.map(({ archivo_id }) => archivo_id))).toEqual(nombrados)
    for (const { ruta, sha256 } of datos.archivos) expect(sha256Of(archivos.get(ruta) ?? Buffer.alloc(0))).toBe(sha256)
    const indice = archivos.get('indice.sha256')?.toString().trimEnd().split('\n')
    expect(indice).toHaveLength(archivos.size - 1)
    for (const linea of indice ?? []) {
      const [huella, ruta = ''] = linea.split('  ')
      expect(sha256Of(archivos.get(ruta) ?? Buffer.alloc(0))).toBe(huella)
    }
    expect(texto).not.toContain(ajena.rut)
    expect(datos.padrones?.titular_vigente).toMatchObject([{ rut }])
    // No secrets
    for (const secreto of ['token_hash', 'desafio_hash', '"sello"', 'clave_hash']) expect(texto).not.toContain(secreto)

    const [evento] = await eventos()
    expect(evento).toMatchObject({ actor: 'mando exportar-persona', evento: expect.stringContaining('entregárselos') })
    expect(evento?.sobre).toMatch(new RegExp(`^persona [\\w-]{12}, por operadora; prospectos: ${prospectoId}$`))
    expect(evento?.sobre).not.toContain(rut.slice(0, -2))
    expect(await entregasDe(prospectoId)).toBe(1)
    const accesos = desk.db.selectFrom('bitacoraAcceso').select('actor').where('operacion', '=', 'exportarPersona')
    expect(await accesos.where('declaracionId', '=', identificador).execute()).toEqual([
      { actor: 'mando exportar-persona' },
    ])
    expect((await verifyCadena(desk.db, testVault)).problemas).toEqual([])
  })

  test('does not get the health of another adult, with a notice of it', async () => {
    const { rut, archivo, prospectoId, identificador } = await conAbuela()
    const copia = { bytes: pdf({ dentro: 'copia de la DS' }), nombre: 'copia.pdf' }
    const archivoId = await copiaDeDS(prospectoId, identificador, copia)
    const { datos, texto, archivos, hayReserva } = await exportRows(rut)
    const [renata, berta] = datos.titular?.declaracion_persona ?? []
    expect(renata).toMatchObject({ nombres: 'RENATA', salud: { peso: 61 } })
    expect(berta).toMatchObject({ nombres: 'BERTA', salud: null, reservado: ['salud'] })
    const primera = datos.titular?.respuesta_ds?.find(({ pregunta }) => pregunta === 1)
    expect(primera).toMatchObject({ contenido: { diagnosticos: [{ codigo: 'DE-RENATA' }] }, reservado: ['contenido'] })
    expect(datos.titular?.adjunto).toMatchObject([{ nombre: null, archivo_id: null }])
    expect(datos.titular?.documento_contrato).toMatchObject([{ tipo: 'declaracion-salud', archivo_id: null }])
    // A letter carried the same bytes
    expect(datos.titular?.correo_adjunto).toMatchObject([{ archivo_id: archivoId }])
    for (const ajeno of ['DE-BERTA', 'biopsia']) expect(texto).not.toContain(ajeno)
    for (const { bytes } of [archivo, copia])
      expect([...archivos.values()].some((uno) => uno.equals(Buffer.from(bytes)))).toBe(false)
    expect([hayReserva, datos.omitido.salud]).toEqual([true, expect.stringContaining('beneficiarios adultos')])
  })

  test('gets the files of their own declaration', async () => {
    const { rut, identificador } = await dsHasta(asesora, 'resumenDeclaracion', { postulante: {} })
    const archivo = { bytes: pdf({ dentro: 'radiografía' }), nombre: 'radiografia.pdf' }
    await upload(asesora, routes.subirAdjuntoDS, { identificador, tipoAdjunto: 40 }, archivo)
    const { datos, archivos } = await exportRows(rut)
    expect(datos.titular?.adjunto).toMatchObject([{ nombre: 'radiografia.pdf' }])
    const ruta = datos.archivos.find((uno) => uno.ruta.endsWith('radiografia.pdf'))?.ruta ?? ''
    expect(archivos.get(ruta)?.equals(Buffer.from(archivo.bytes))).toBe(true)
  })
})

test('a beneficiary gets their own rows, and nothing of the holder', async () => {
  const { rut, rutDeBerta, prospectoId } = await conAbuela()
  const titular = await prospectoDe(prospectoId)
  const { datos, texto } = await exportRows(rutDeBerta)
  expect(Object.keys(datos)).not.toContain('titular')
  expect(datos.beneficiario?.declaracion_persona).toMatchObject([{ rut: rutDeBerta, salud: { peso: 58 } }])
  expect(datos.beneficiario?.beneficiario).toMatchObject([{ fecha_nacimiento: '1950-09-03' }])
  expect(datos.beneficiario?.respuesta_ds).toMatchObject([
    { pregunta: 1, contenido: { diagnosticos: [{ codigo: 'DE-BERTA' }] } },
  ])
  expect(Object.keys(datos.beneficiario?.declaracion_jurada?.[0] ?? {})).not.toContain('dice')
  expect([datos.archivos, datos.omitido.ventaAjena]).toEqual([[], expect.stringContaining('solo sus filas')])
  for (const ajeno of [rut, 'DE-RENATA', titular.nombres, titular.correo, titular.celular])
    expect(texto).not.toContain(ajeno)
  expect(await entregasDe(prospectoId)).toBe(0)
})

test('a person in a register or a user gets those rows; an unknown one gets none', async () => {
  const padron = desk.db.selectFrom('titularVigente').select('rut').where('desde', '=', '2012-07-01')
  const vigente = (await exportRows((await padron.executeTakeFirstOrThrow()).rut)).datos
  expect(vigente.padrones?.titular_vigente).toHaveLength(1)
  const { rut } = await desk.db
    .selectFrom('usuario')
    .select('rut')
    .where('usuario', '=', 'mesa')
    .executeTakeFirstOrThrow()
  const { datos, texto } = await exportRows(rut)
  expect(datos.usuario?.usuario).toMatchObject([{ usuario: 'mesa' }])
  expect(texto).not.toContain('argon2')
  const nadie = await exportRows(nuevoRut())
  expect([nadie.cuentas.size, (await eventos())[0]?.sobre]).toEqual([0, expect.stringContaining('prospectos: ninguno')])
})

test('a payer gets their own data, not the income of the other', async () => {
  const { prospectoId } = await dsHasta(asesora, 'resultado')
  const rut = nuevoRut()
  const { id: empleadorId } = await desk.db
    .updateTable('empleador')
    .set({ rut })
    .where('prospectoId', '=', prospectoId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await desk.db
    .insertInto('entidadPagadora')
    .values({
      empleadorId,
      razonSocial: 'Ana Paga',
      domicilio: 'Calle 1',
      telefono: '912345678',
      correo: null,
      codigoComuna: null,
      montoDescuentoUF: '4.5',
    })
    .execute()
  const { datos } = await exportRows(rut)
  expect(datos.paga?.empleador).toEqual([{ id: empleadorId, rut }])
  expect(Object.keys(datos.paga?.entidad_pagadora?.[0] ?? {})).not.toContain('monto_descuento_uf')
  expect(datos.paga?.entidad_pagadora).toMatchObject([{ razon_social: 'Ana Paga' }])
})
