import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { Detenido } from '../call-core.ts'
import {
  certificadoDe,
  type Escena,
  formulario,
  type LugarDePrueba,
  type PersonaDePrueba,
  rutDePrueba,
  SANTIAGO,
  uploadDocumentos,
} from './escena.ts'
import { quote } from './quote.ts'

type Id = number | string

interface Venta {
  readonly prospectoId: Id
  readonly identificador: Id
  readonly persona: PersonaDePrueba
}

/** A prospect with a confirmed plan. `hijo`: with a child, as a legal (L) or medical (M) charge. */
export async function sellPlan(
  escena: Escena,
  lugar: LugarDePrueba,
  persona: PersonaDePrueba,
  hijo: 'L' | 'M' | null = null,
): Promise<Id> {
  const { call, hoy } = escena
  const { prospectoId } = await call('ingresarProspecto', formulario(escena, lugar, persona))
  await call('obtenerBeneficiarios', { prospectoId })
  const nacido = `${Number(hoy.slice(0, 4)) - 6}/03/12`
  const carga = { fechaNacimiento: nacido, sexo: 'F', tipoBeneficiario: hijo, relacionFamiliar: 4, descripcionOtro: '' }
  if (hijo) await call('guardarBeneficiarios', { prospectoId, beneficiarios: [carga] })
  await uploadDocumentos(escena, prospectoId, persona)
  await quote(escena, lugar, prospectoId, 'guardarPlanSeleccionado')
  await call('enviarCotizacionCorreo', { prospectoId })
  await call('resumenCotizacion', { prospectoId })
  await call('obtenerResumenPlan', { prospectoId })
  await call('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
  return prospectoId
}

/** Files of the prospect beside the required ones. */
async function otrosDocumentos({ call, hoy }: Escena, prospectoId: Id, persona: PersonaDePrueba): Promise<void> {
  const pdf = (await certificadoDe(persona, hoy)).toString('base64')
  const archivo = { NombreArchivo: 'renta.pdf', Rut: persona.rut, Binario: pdf, TipoMIME: 'application/pdf' }
  await call('cargaArchivoFinanciero', { Identificador: prospectoId, ...archivo, TipoAdjunto: '3' })
  await call('documentosProspecto', { prp_correl: prospectoId })
}

const etapaDe = ({ hoy }: Escena, identificador: Id, etapa: string) => ({
  ...{ identificador, etapa, subetapa: '', fechaRegistro: aDDMMYYYY(hoy) },
})

/** Saves the holder of a declaration, as its paper says. */
export async function writeTitular(escena: Escena, identificador: Id, rut: string): Promise<void> {
  const { call, hoy } = escena
  const titular = await call('obtenerAntecedentesCotizante', { identificador, rut })
  const papel = { folioDS: rut.slice(1, 8), fechaDS: aDDMMYYYY(hoy), peso: 62, altura: 1.66, pension: false }
  await call('guardarAntecedentesCotizante', { ...titular, ...papel, identificador })
  await call('guardarEtapa', etapaDe(escena, identificador, 'cotizante'))
}

/** Saves the charges of a declaration. */
async function writeCargas(escena: Escena, identificador: Id, rut: string): Promise<void> {
  const { call } = escena
  const [, ...grupo] = await call('obtenerBeneficiariosDS', { identificador, rut })
  const nombres = { nombres: 'Menor', apellidoPaterno: 'Conformidad', apellidoMaterno: 'Ñandú', peso: 21, altura: 1.12 }
  const beneficiario = grupo.map(({ id }) => ({ id, ...nombres, rutBeneficiario: rutDePrueba() }))
  await call('verificarBeneficiarios', { identificador, beneficiario })
  await call('guardarBeneficiariosDS', { identificador, beneficiario })
  await call('guardarEtapaV2', etapaDe(escena, identificador, 'beneficiarios'))
}

/** Creates the manual declaration and fills it for a healthy holder, up to its sending. */
async function declare(escena: Escena, prospectoId: Id, persona: PersonaDePrueba): Promise<Venta> {
  const { call } = escena
  const { rut } = persona
  const creacion = await call('validarCreacionDS', { prospectoId })
  if (creacion !== 'aceptado') throw new Detenido(`validarCreacionDS: contesta «${creacion}»`)
  await call('verificacionDSManual', { prospectoId })
  const { declaracionSaludId: identificador } = await call('generarDSManual', { prospectoId })
  await call('guardarEtapaProspecto', { prospectoId, etapa: 'dsManualGenerada' })
  await call('obtenerIdentificadorDS', { prospectoId })
  await call('obtenerEtapa', { identificador })
  const deLaDS = { identificador, rut }
  const etapa = (nombre: string) => etapaDe(escena, identificador, nombre)
  await writeTitular(escena, identificador, rut)
  await call('obtenerBeneficiariosCompensados', deLaDS)
  await writeCargas(escena, identificador, rut)
  await call('diagnosticos', { texto: 'asma' })
  const preguntas = await call('obtenerPreguntasDS', deLaDS)
  for (const { id } of preguntas.filter(({ editable }) => editable))
    await call('guardarRespuestaDS', { ...deLaDS, codigoPregunta: id, respuesta: false, diagnosticos: [] })
  await call('guardarEtapa', etapa('preguntas'))
  const { firma } = await call('obtenerConyugeCircular', deLaDS)
  await call('confirmarConyugeCircular', { identificador, firma: firma ?? true }, { rechazable: true })
  await call('guardarEtapa', etapa('resumenAntecedentes'))
  await call('guardarEtapa', etapa('resumenDeclaracion'))
  return { prospectoId, identificador, persona }
}

async function send({ call, hoy }: Escena, { identificador, persona }: Venta): Promise<void> {
  const deLaDS = { identificador, rut: persona.rut }
  const binario = (await certificadoDe(persona, hoy)).toString('base64')
  const escaneo = { nombreArchivo: 'ds.pdf', binario, tipoMIME: 'application/pdf', tipoAdjunto: '40' }
  await call('guardarDocumentosDS', { ...deLaDS, ...escaneo })
  await call('obtenerArchivosDS', { identificador, tipoAdjunto: '40' })
  await call('enviarDS', deLaDS)
  const { resultado } = await call('resultadoevaluacionds', deLaDS)
  if (resultado !== 1) throw new Detenido(`resultadoevaluacionds: la DS de prueba quedó en ${resultado}, no en 1`)
  await call('finalizaevaluacionds', { ...deLaDS, resultado, acepta: true, pin: '' })
}

/** Contractual data, papers, first payment and signed papers. */
async function contract(escena: Escena, { prospectoId, identificador, persona }: Venta): Promise<void> {
  const { call, hoy } = escena
  const deLaDS = { identificador, rut: persona.rut }
  const datos = await call('datosDocumentosContractuales', { prospectoId })
  const codigoRegion = datos.codigoRegion ?? SANTIAGO.codigoRegion
  const codigoCiudad = datos.codigoCiudad ?? SANTIAGO.codigoCiudad
  const [comuna] = (await call('comunas', {})).filter((una) => String(una.codigoCiudad) === String(codigoCiudad))
  const lugar = { codigoRegion, codigoCiudad, codigoComuna: comuna?.codigo }
  const domicilio = { ...lugar, domicilio: 'Av. Providencia 1234' }
  const entidades = datos.datosEmpleador.map((entidad) => ({
    ...entidad,
    ...domicilio,
    razonSocial: entidad.razonSocial || 'Empresa de Prueba SpA',
    telefono: '+56224567890',
    correo: entidad.correo || 'rrhh@example.cl',
  }))
  const [afp] = await call('afps', {})
  const ingreso = { ...datos, ...domicilio, codigoAfp: datos.codigoAfp ?? afp?.codigo, datosEmpleador: entidades }
  await call('obtenerEstadoSuscripcion', { dsw_correl: identificador })
  if (persona.tipoTrabajador === 'V') {
    // Refused until the applicant gives the mandate, which no advisor can do
    await call('ingresarDatosDocumentosContractualesV2', ingreso, { rechazable: true })
    return
  }
  await call('ingresarDatosDocumentosContractuales', ingreso)
  await call('agregaArchivosDocContractuales', { prospectoId })
  // The papers may be issued in the background
  await call('descargarDocumentosContractuales', { id: identificador }, { espera: true })
  const papeles = await call('obtenerDocumentos', deLaDS)
  for (const { imgCorrel } of papeles.slice(-1)) await call('descargarDocumentoPDF', { identificador, imgCorrel })
  const etapa = { identificador, etapa: 'resumenCotizacion', fechaRegistro: aDDMMYYYY(hoy) }
  await call('guardarEtapa', { ...etapa, subetapa: 'Documentos Generados' })
  await call('enviarCorreoDocumentosContractuales', { identificador })
  await call('guardarEtapa', { ...etapa, subetapa: 'Documentos Enviados al Cliente' })
  const pdf = (await certificadoDe(persona, hoy)).toString('base64')
  const archivo = { nombreArchivo: 'papel.pdf', binario: pdf, tipoMIME: 'application/pdf' }
  await call('obtenerListadoPrimerPago', { identificador })
  await call('cantidadArchivosPrimerPago', { identificador })
  const pago = { ...deLaDS, ...archivo, tipoAdjunto: '50' }
  // Refused where an employer pays
  await call('cargaArchivoPrimerPago', pago, { rechazable: true })
  await call('guardarPrimerPago', { identificador }, { rechazable: true })
  await call('validarDocumentosCompensado', { identificador })
  await call('cargaArchivoProspectoTAD', { identificador, ...archivo, TAD_CODIGO: '40' })
  await call('validarDocumentosFirmados', { identificador })
  await call('enviarDocumentosFirmados', { identificador }, { rechazable: true })
}

/** A manual sale from the form to the papers. */
export async function ventaManual(escena: Escena, lugar: LugarDePrueba, tipoTrabajador: 'D' | 'V'): Promise<void> {
  const persona: PersonaDePrueba = { rut: rutDePrueba(), tipoTrabajador, renta: 1_800_000 }
  const prospectoId = await sellPlan(escena, lugar, persona, tipoTrabajador === 'D' ? 'L' : null)
  await otrosDocumentos(escena, prospectoId, persona)
  const venta = await declare(escena, prospectoId, persona)
  await send(escena, venta)
  await contract(escena, venta)
}

/** A manual sale with a medical charge, up to its sworn declaration: accepting that is not a call of an advisor. */
export async function ventaConCargaMedica(escena: Escena, lugar: LugarDePrueba): Promise<void> {
  const persona: PersonaDePrueba = { rut: rutDePrueba(), tipoTrabajador: 'D', renta: 1_800_000 }
  const { call } = escena
  const prospectoId = await sellPlan(escena, lugar, persona, 'M')
  const { declaracionSaludId: identificador } = await call('generarDSManual', { prospectoId })
  await call('guardarEtapaProspecto', { prospectoId, etapa: 'dsManualGenerada' })
  await writeTitular(escena, identificador, persona.rut)
  await writeCargas(escena, identificador, persona.rut)
  for (const { idArchivo } of await call('obtenerDocsCargasMedicas', { identificador }))
    await call('generarDocCargaMedica', { id: idArchivo })
}

/** An electronic sale up to its invitation, which is cancelled. */
export async function ventaElectronica(escena: Escena, lugar: LugarDePrueba): Promise<void> {
  const { call } = escena
  const persona = { rut: rutDePrueba(), tipoTrabajador: 'D', renta: 1_800_000, tipoVenta: 'E' } as const
  const prospectoId = await sellPlan(escena, lugar, persona)
  await call('generarInvitacionDashboard', { prospectoId })
  await call('anularInvitacion', { prospectoId, clonar: false })
}
