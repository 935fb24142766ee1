import { type RouteName, routes } from '@alerce/contract/routes'
import { formatoPesos, formatoUF } from '@alerce/domain/base/dinero/formato'
import type { Pesos, UF } from '@alerce/domain/base/dinero/tipos'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { jpg, pdf } from '@alerce/domain/testing/archivos'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { certify, upload } from '../semilla/demo/documentos.ts'
import { type DemoCall, declare } from '../semilla/demo/recorrido.ts'
import type { Client } from '../testing/client.ts'
import { documentosEmitidos, ingresoDe } from '../testing/contratos.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { textOfPdf } from '../testing/pdf-text.ts'
import { alSalir, nuevaDeclaracion, nuevoRut, porHttp } from '../testing/ventas.ts'

const rut = nuevoRut()
const [conyuge, hija] = [nuevoRut(), nuevoRut()]
const sale = { prospectoId: 0, identificador: 0 }
let quote: { nombrePlan: string; totalUF: UF; totalPesos: Pesos }
let desk: Desk
let client: Client
let call: DemoCall

beforeAll(async () => {
  desk = await openDesk()
  await desk.startJobs()
  client = await desk.bearer()
  call = porHttp(client)
})
afterAll(() => desk.close())

const list = async (name: RouteName, path: string = routes[name].path) => (await client.get(path)).body.data
/** Employer of a certificate without income, so that contraloría must review it. */
const empleador = { rut: '76086428-5', renta: 2_600_000, clase: 'carta' } as const
const estado = async () => (await call('obtenerDatosProspecto', sale)).estado

/** A whole sale of an individual plan to a dependent worker by API calls, without screens. */
describe('a sale through the API alone', () => {
  test('the applicant, as the advisor that the client names', async () => {
    const [region] = (await list('regiones')).filter((r: { codigo: number }) => r.codigo === 13)
    const [ciudad] = await list('ciudadesRegion', routes.ciudadesRegion.path.replace('{id}', region.codigo))
    const [isapre] = await list('isapres')
    const { identificador } = (await (await desk.as('asesora')).get(routes.sesionActual.path)).body.data
    const { prospectoId } = await call('ingresarProspecto', {
      identificador,
      tipoProspecto: 'REF',
      tipoDocumento: 'R',
      rut,
      nombres: 'María Fernanda',
      apellidoPaterno: 'Ñancupil',
      apellidoMaterno: 'Muñoz',
      celular: '+56 9 8765 4321',
      correo: 'fernanda@example.cl',
      fechaNacimiento: '03-05-1988',
      sexo: 'F',
      isapreActual: isapre.codigo,
      tipoVenta: 'M',
      tipoPlan: 'N',
      codigoRegion: region.codigo,
      codigoCiudad: ciudad.codigo,
      activo: true,
      empleadores: [{ tipoTrabajador: 'D', rut: '76086428-5', remuneracionImponible: 2_600_000 }],
    })
    sale.prospectoId = prospectoId
    await call('guardarBeneficiarios', {
      prospectoId,
      beneficiarios: [
        { fechaNacimiento: '1985/04/02', sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 1 },
        { fechaNacimiento: '2019/08/20', sexo: 'F', tipoBeneficiario: 'L', relacionFamiliar: 4 },
      ],
    })
    expect(await call('obtenerEtapaProspecto', sale)).toEqual({ etapa: 'prospecto' })
    expect(await estado()).toBe('Prospecto Ingresado')
  })

  test('the quote: the best of at most four suggestions, with a benefit, mailed and confirmed', async () => {
    const { minimoMonto, maximoMonto } = await call('calcularRenta', sale)
    await call('guardarRangoPactado', { ...sale, minimoPlan: minimoMonto, maximoPlan: maximoMonto })
    const [prestador] = await list('obtenerPrestadores', routes.obtenerPrestadores.path.replace('{region}', '13'))
    const codigoPrestador = prestador.codigo
    const bonos = await call('obtenerPorcentajeBonificacionPrestador', { codigoPrestador })
    const bono = bonos.at(-1)?.porcentajeBonificacionId
    const preferencias = {
      codigoRegion: 13,
      codigoPrestador,
      porcentajeBonificacionId: bono,
      esSugerencia: 'S',
    } as const
    await call('guardarPreferencias', { ...sale, ...preferencias })
    const planes = await call('obtenerMejoresOpcionesCotizacion', sale)
    expect(planes.length).toBeGreaterThan(1)
    expect(planes.length).toBeLessThanOrEqual(4)
    const [plan] = planes.toSorted((a, b) => a.totalPesos - b.totalPesos)
    const planCotizacionId = plan?.planCotizacionId ?? 0
    const gratuito = (await call('obtenerBeneficiosComplementarios', sale)).find((b) => b.esGratuito)
    const beneficiosComplementarios = gratuito ? [gratuito.codigo] : []
    quote = await call('guardarPlanSeleccionado', {
      ...sale,
      planCotizacionId,
      beneficiosComplementarios,
      montoSiete: 0,
    })
    expect(quote.totalPesos).toBe(plan?.totalPesos)
    await call('enviarCotizacionCorreo', sale)
    for (const { PDS_CORREL: id, PDS_OBLIGATORIO, PDS_TIPO_DOC: tipo } of await call('documentosSolicitar', {
      TipoTrabajador: 'D',
      ProspectoID: sale.prospectoId,
    })) {
      const caja = { ids: [id] as const, tipo }
      if (tipo === 'CERTIF_COTIZ')
        await certify(call, { ...sale, rut, nombre: 'F. Ñancupil', emitido: '2026-10-07' }, caja, empleador)
      else if (PDS_OBLIGATORIO === 'S') await upload(call, sale.prospectoId, caja, Buffer.from(jpg()), 'jpg')
    }
    await call('guardarEtapaProspecto', { ...sale, etapa: 'cotizacionFinalizada' })
    expect(await estado()).toBe('Cotización Finalizada')
  })

  test('the declaration of health, typed from paper, with its file, sent', async () => {
    expect(await call('validarCreacionDS', sale)).toBe('aceptado')
    expect(await call('verificacionDSManual', sale)).toEqual({ habilitado: true })
    const { declaracionSaludId } = await call('generarDSManual', sale)
    await call('guardarEtapaProspecto', { ...sale, etapa: 'dsManualGenerada' })
    sale.identificador = declaracionSaludId
    expect(await call('obtenerIdentificadorDS', sale)).toEqual({ declaracionSaludId, rut })
    const dependientes = [
      {
        nombres: 'Pedro',
        apellidoPaterno: 'Soto',
        apellidoMaterno: 'Reyes',
        rutBeneficiario: conyuge,
        peso: 80,
        altura: 1.78,
      },
      {
        nombres: 'Ana',
        apellidoPaterno: 'Soto',
        apellidoMaterno: 'Ñancupil',
        rutBeneficiario: hija,
        peso: 22,
        altura: 1.1,
      },
    ]
    const papel = nuevaDeclaracion({ dependientes, diagnosticos: { 4: ['J45', 'Asma', '15-03-2015'] } })
    await declare(call, declaracionSaludId, papel, 'resumenDeclaracion')
    const escaneo = {
      nombreArchivo: 'ds.pdf',
      binario: Buffer.from(pdf({ dentro: 'escaneo' })).toString('base64'),
      tipoAdjunto: 40,
    }
    await call('guardarDocumentosDS', { ...sale, rut, ...escaneo })
    await call('enviarDS', { ...sale, rut })
    expect(await call('resultadoevaluacionds', { ...sale, rut })).toMatchObject({ resultado: 6 })
    expect(await estado()).toBe('DS en Evaluación')
  })

  test("contraloría's answers, in a session of theirs; a client cannot give them", async () => {
    const { identificador } = sale
    const aprueba = { identificador, decision: 'aprueba', rentaPromedio: 1_800_000 } as const
    expect((await client.post(routes.responderEvaluacionFinanciera.path, aprueba)).status).toBe(403)
    const contraloria = alSalir(await desk.as('contraloria'))
    await contraloria('responderEvaluacionFinanciera', aprueba)
    expect(await call('resultadoevaluacionds', sale)).toMatchObject({ resultado: 0 })
    await contraloria('responderEvaluacionMedica', { identificador, resultado: 1, motivo: 'Asma controlada' })
    expect(await call('resultadoevaluacionds', sale)).toMatchObject({ resultado: 1 })
    expect(await estado()).toBe('DS Aceptada')
    await call('finalizaevaluacionds', { ...sale, resultado: 1, acepta: true, pin: '', rut })
    expect(await call('obtenerEtapa', sale)).toMatchObject({ etapa: 'dsFinalizada' })
  })

  test('the contractual data, and the papers they set off', async () => {
    const datos = await call('datosDocumentosContractuales', sale)
    expect(datos.totalCotizacionPactada).toBe(quote.totalUF)
    await call('ingresarDatosDocumentosContractuales', ingresoDe(datos))
    await call('agregaArchivosDocContractuales', sale)
    expect(await documentosEmitidos(client, sale.identificador)).toHaveLength(4)
    const etapa = { ...sale, etapa: 'resumenCotizacion' } as const
    await call('guardarEtapa', { ...etapa, subetapa: 'Documentos Generados', fechaRegistro: '07-10-2026' })
    expect(await call('resumenCotizacion', sale)).toMatchObject({ totalUF: quote.totalUF })
    await call('enviarCorreoDocumentosContractuales', sale)
    await call('guardarEtapa', { ...etapa, subetapa: 'Documentos Enviados al Cliente', fechaRegistro: '07-10-2026' })
    expect(await estado()).toBe('Documentos Enviados')
  })

  test('every PDF has name and RUT; all except the circular the total; all except the papers of the employer the plan', async () => {
    const { identificador } = sale
    const documentos = await call('obtenerDocumentos', { ...sale, rut })
    const reunidos = (await client.get(`${routes.descargarDocumentosContractuales.path}?id=${identificador}`)).raw
    const pdfs = [{ pdf: reunidos, conTotal: true, conPlan: true }]
    for (const { imgCorrel, nombre } of documentos.filter(({ salud }) => !salud)) {
      const { archivo, tipoMIME } = await call('descargarDocumentoPDF', { identificador, imgCorrel })
      expect(tipoMIME).toBe('application/pdf')
      const [conTotal, conPlan] = [!nombre.startsWith('Circular'), nombre.startsWith('Plan y precio')]
      pdfs.push({ pdf: Buffer.from(archivo, 'base64'), conTotal, conPlan })
    }
    const total = [`${formatoUF(quote.totalUF)} UF`, formatoPesos(quote.totalPesos).replace(/\s/, ' ')]
    for (const { pdf, conTotal, conPlan } of pdfs) {
      const text = await textOfPdf(pdf)
      const dicho = ['MARÍA FERNANDA ÑANCUPIL MUÑOZ', formatoRut(rut), ...(conTotal ? total : [])]
      for (const part of dicho) expect(text).toContain(part)
      expect(text.includes(quote.nombrePlan)).toBe(conPlan)
    }
  })

  test('the mails are in the outbox: the quote and the papers to the applicant, each result to the advisor', async () => {
    const mesa = porHttp(await desk.as('mesa'))
    const { correos } = await mesa('obtenerCorreos', {})
    const suyos = correos.filter((c) => c.para === 'fernanda@example.cl')
    expect(suyos.map((c) => c.asunto)).toEqual([
      'Documentos de su contrato de salud',
      `Cotización de su plan de salud ${quote.nombrePlan}`,
    ])
    const leidos = await Promise.all(suyos.map(({ correoId }) => mesa('obtenerCorreo', { correoId })))
    expect(leidos.map(({ adjuntos }) => adjuntos.length)).toEqual([3, 1])
    const de = `correoId=${leidos[1]?.correoId}&adjuntoId=${leidos[1]?.adjuntos[0]?.adjuntoId}`
    const { raw } = await (await desk.as('mesa')).get(`${routes.descargarAdjuntoCorreo.path}?${de}`)
    expect(await textOfPdf(raw)).toContain(quote.nombrePlan)
    const { correo } = await desk.db
      .selectFrom('usuario')
      .select('correo')
      .where('usuario', '=', 'asesora')
      .executeTakeFirstOrThrow()
    const avisos = correos.filter((c) => c.para === correo)
    expect(avisos.length).toBeGreaterThan(0)
    for (const { correoId } of correos) expect((await mesa('obtenerCorreo', { correoId })).texto).not.toMatch(/asma/i)
  })

  test('every step is in the Bitácora, under the name of the client', async () => {
    const entradas = await call('obtenerBitacoraProspecto', sale)
    for (const evento of [15, 100, 102, 105, 106, 120, 122, 130, 132])
      expect(entradas.map((e) => e.bitacoraId)).toContain(evento)
    const row = desk.db.selectFrom('bitacora').select('por').where('prospectoId', '=', sale.prospectoId)
    expect(new Set((await row.execute()).map(({ por }) => por))).toContain('cliente alerce-demo por Camila Rojas')
  })

  test('every author also names the advisor represented by the client', async () => {
    const { rows: columnas } = await sql<{ tabla: string; columna: string }>`
      select table_name as tabla, column_name as columna from information_schema.columns
      where table_schema = 'public' and data_type = 'text' and (column_name = 'por' or column_name like '%\\_por')
    `.execute(desk.db)
    expect(columnas.length).toBeGreaterThan(20)
    for (const { tabla, columna } of columnas) {
      const { rows } = await sql<{ autor: string }>`
        select distinct ${sql.ref(columna)} as autor from ${sql.table(tabla)}
        where ${sql.ref(columna)} like 'cliente alerce-demo%'
      `.execute(desk.db)
      const sinAsesor = rows.filter(({ autor }) => !autor.startsWith('cliente alerce-demo por '))
      expect({ tabla, columna, sinAsesor }).toEqual({ tabla, columna, sinAsesor: [] })
    }
  })

  test('each look at health data is in the access log', async () => {
    const rows = await desk.db
      .selectFrom('bitacoraAcceso')
      .select(['actor', 'operacion'])
      .where('declaracionId', '=', sale.identificador)
      .execute()
    expect(rows.filter((r) => r.operacion === 'descargarDocumentoPDF')).toHaveLength(3)
    expect(new Set(rows.map((r) => r.actor))).toEqual(
      new Set(['cliente alerce-demo por Camila Rojas', 'Andrés Sepúlveda']),
    )
  })
})
