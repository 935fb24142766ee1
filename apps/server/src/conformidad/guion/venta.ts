import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { Detenido } from '../llamar.ts'
import { cotizar } from './cotizar.ts'
import {
  certificadoDe,
  type Escena,
  entregarDocumentos,
  formulario,
  type Lugar,
  type PersonaDePrueba,
  rutDePrueba,
} from './escena.ts'

type Id = number | string

interface Venta {
  readonly prospectoId: Id
  readonly identificador: Id
  readonly persona: PersonaDePrueba
}

/** A prospect with a confirmed plan. `hijo`: with a child, as a legal (L) or medical (M) charge. */
export async function venderPlan(
  escena: Escena,
  lugar: Lugar,
  persona: PersonaDePrueba,
  hijo: 'L' | 'M' | null = null,
): Promise<Id> {
  const { llamar, hoy } = escena
  const { prospectoId } = await llamar('ingresarProspecto', formulario(escena, lugar, persona))
  await llamar('obtenerBeneficiarios', { prospectoId })
  const nacido = `${Number(hoy.slice(0, 4)) - 6}/03/12`
  const carga = { fechaNacimiento: nacido, sexo: 'F', tipoBeneficiario: hijo, relacionFamiliar: 4, descripcionOtro: '' }
  if (hijo) await llamar('guardarBeneficiarios', { prospectoId, beneficiarios: [carga] })
  await entregarDocumentos(escena, prospectoId, persona)
  await cotizar(escena, lugar, prospectoId, 'guardarPlanSeleccionado')
  await llamar('enviarCotizacionCorreo', { prospectoId })
  await llamar('resumenCotizacion', { prospectoId })
  await llamar('obtenerResumenPlan', { prospectoId })
  await llamar('guardarEtapaProspecto', { prospectoId, etapa: 'cotizacionFinalizada' })
  return prospectoId
}

/** Files of the prospect beside the required ones. */
async function otrosDocumentos({ llamar, hoy }: Escena, prospectoId: Id, persona: PersonaDePrueba): Promise<void> {
  const pdf = (await certificadoDe(persona, hoy)).toString('base64')
  const archivo = { NombreArchivo: 'renta.pdf', Rut: persona.rut, Binario: pdf, TipoMIME: 'application/pdf' }
  await llamar('cargaArchivoFinanciero', { Identificador: prospectoId, ...archivo, TipoAdjunto: '3' })
  await llamar('documentosProspecto', { prp_correl: prospectoId })
}

const etapaDe = ({ hoy }: Escena, identificador: Id, etapa: string) => ({
  ...{ identificador, etapa, subetapa: '', fechaRegistro: aDDMMYYYY(hoy) },
})

/** Saves the holder of a declaration, as its paper says. */
export async function escribirTitular(escena: Escena, identificador: Id, rut: string): Promise<void> {
  const { llamar, hoy } = escena
  const titular = await llamar('obtenerAntecedentesCotizante', { identificador, rut })
  const papel = { folioDS: rut.slice(1, 8), fechaDS: aDDMMYYYY(hoy), peso: 62, altura: 1.66, pension: false }
  await llamar('guardarAntecedentesCotizante', { ...titular, ...papel, identificador })
  await llamar('guardarEtapa', etapaDe(escena, identificador, 'cotizante'))
}

/** Saves the charges of a declaration. */
async function escribirCargas(escena: Escena, identificador: Id, rut: string): Promise<void> {
  const { llamar } = escena
  const [, ...grupo] = await llamar('obtenerBeneficiariosDS', { identificador, rut })
  const nombres = { nombres: 'Menor', apellidoPaterno: 'Conformidad', apellidoMaterno: 'Ñandú', peso: 21, altura: 1.12 }
  const beneficiario = grupo.map(({ id }) => ({ id, ...nombres, rutBeneficiario: rutDePrueba() }))
  await llamar('verificarBeneficiarios', { identificador, beneficiario })
  await llamar('guardarBeneficiariosDS', { identificador, beneficiario })
  await llamar('guardarEtapaV2', etapaDe(escena, identificador, 'beneficiarios'))
}

/** Creates the manual declaration and fills it for a healthy holder, up to its sending. */
async function declarar(escena: Escena, prospectoId: Id, persona: PersonaDePrueba): Promise<Venta> {
  const { llamar } = escena
  const { rut } = persona
  const creacion = await llamar('validarCreacionDS', { prospectoId })
  if (creacion !== 'aceptado') throw new Detenido(`validarCreacionDS: contesta «${creacion}»`)
  await llamar('verificacionDSManual', { prospectoId })
  const { declaracionSaludId: identificador } = await llamar('generarDSManual', { prospectoId })
  await llamar('guardarEtapaProspecto', { prospectoId, etapa: 'dsManualGenerada' })
  await llamar('obtenerIdentificadorDS', { prospectoId })
  await llamar('obtenerEtapa', { identificador })
  const deLaDS = { identificador, rut }
  const etapa = (nombre: string) => etapaDe(escena, identificador, nombre)
  await escribirTitular(escena, identificador, rut)
  await llamar('obtenerBeneficiariosCompensados', deLaDS)
  await escribirCargas(escena, identificador, rut)
  await llamar('diagnosticos', { texto: 'asma' })
  const preguntas = await llamar('obtenerPreguntasDS', deLaDS)
  for (const { id } of preguntas.filter(({ editable }) => editable))
    await llamar('guardarRespuestaDS', { ...deLaDS, codigoPregunta: id, respuesta: false, diagnosticos: [] })
  await llamar('guardarEtapa', etapa('preguntas'))
  const { firma } = await llamar('obtenerConyugeCircular', deLaDS)
  await llamar('confirmarConyugeCircular', { identificador, firma: firma ?? true }, { rechazable: true })
  await llamar('guardarEtapa', etapa('resumenAntecedentes'))
  await llamar('guardarEtapa', etapa('resumenDeclaracion'))
  return { prospectoId, identificador, persona }
}

async function enviar({ llamar, hoy }: Escena, { identificador, persona }: Venta): Promise<void> {
  const deLaDS = { identificador, rut: persona.rut }
  const binario = (await certificadoDe(persona, hoy)).toString('base64')
  const escaneo = { nombreArchivo: 'ds.pdf', binario, tipoMIME: 'application/pdf', tipoAdjunto: '40' }
  await llamar('guardarDocumentosDS', { ...deLaDS, ...escaneo })
  await llamar('obtenerArchivosDS', { identificador, tipoAdjunto: '40' })
  await llamar('enviarDS', deLaDS)
  const { resultado } = await llamar('resultadoevaluacionds', deLaDS)
  if (resultado !== 1) throw new Detenido(`resultadoevaluacionds: la DS de prueba quedó en ${resultado}, no en 1`)
  await llamar('finalizaevaluacionds', { ...deLaDS, resultado, acepta: true, pin: '' })
}

/** Contractual data, papers, first payment and signed papers. */
async function contratar(escena: Escena, { prospectoId, identificador, persona }: Venta): Promise<void> {
  const { llamar, hoy } = escena
  const deLaDS = { identificador, rut: persona.rut }
  const datos = await llamar('datosDocumentosContractuales', { prospectoId })
  const [comuna] = (await llamar('comunas', {})).filter(
    ({ codigoCiudad }) => String(codigoCiudad) === String(datos.codigoCiudad ?? 131),
  )
  const lugar = {
    codigoRegion: datos.codigoRegion ?? 13,
    codigoCiudad: datos.codigoCiudad ?? 131,
    codigoComuna: comuna?.codigo,
  }
  const domicilio = { ...lugar, domicilio: 'Av. Providencia 1234' }
  const entidades = datos.datosEmpleador.map((entidad) => ({
    ...entidad,
    ...domicilio,
    razonSocial: entidad.razonSocial || 'Empresa de Prueba SpA',
    telefono: '+56224567890',
    correo: entidad.correo || 'rrhh@example.cl',
  }))
  const [afp] = await llamar('afps', {})
  const ingreso = { ...datos, ...domicilio, codigoAfp: datos.codigoAfp ?? afp?.codigo, datosEmpleador: entidades }
  await llamar('obtenerEstadoSuscripcion', { dsw_correl: identificador })
  if (persona.tipoTrabajador === 'V') {
    // Refused until the applicant gives the mandate, which no advisor can do
    await llamar('ingresarDatosDocumentosContractualesV2', ingreso, { rechazable: true })
    return
  }
  await llamar('ingresarDatosDocumentosContractuales', ingreso)
  await llamar('agregaArchivosDocContractuales', { prospectoId })
  // The papers may be issued in the background
  await llamar('descargarDocumentosContractuales', { id: identificador }, { espera: true })
  const papeles = await llamar('obtenerDocumentos', deLaDS)
  for (const { imgCorrel } of papeles.slice(-1)) await llamar('descargarDocumentoPDF', { identificador, imgCorrel })
  const etapa = { identificador, etapa: 'resumenCotizacion', fechaRegistro: aDDMMYYYY(hoy) }
  await llamar('guardarEtapa', { ...etapa, subetapa: 'Documentos Generados' })
  await llamar('enviarCorreoDocumentosContractuales', { identificador })
  await llamar('guardarEtapa', { ...etapa, subetapa: 'Documentos Enviados al Cliente' })
  const pdf = (await certificadoDe(persona, hoy)).toString('base64')
  const archivo = { nombreArchivo: 'papel.pdf', binario: pdf, tipoMIME: 'application/pdf' }
  await llamar('obtenerListadoPrimerPago', { identificador })
  await llamar('cantidadArchivosPrimerPago', { identificador })
  const pago = { ...deLaDS, ...archivo, tipoAdjunto: '50' }
  // Refused where an employer pays
  await llamar('cargaArchivoPrimerPago', pago, { rechazable: true })
  await llamar('guardarPrimerPago', { identificador }, { rechazable: true })
  await llamar('validarDocumentosCompensado', { identificador })
  await llamar('cargaArchivoProspectoTAD', { identificador, ...archivo, TAD_CODIGO: '40' })
  await llamar('validarDocumentosFirmados', { identificador })
  await llamar('enviarDocumentosFirmados', { identificador }, { rechazable: true })
}

/** A manual sale from the form to the papers. */
export async function ventaManual(escena: Escena, lugar: Lugar, tipoTrabajador: 'D' | 'V'): Promise<void> {
  const persona: PersonaDePrueba = { rut: rutDePrueba(), tipoTrabajador, renta: 1_800_000 }
  const prospectoId = await venderPlan(escena, lugar, persona, tipoTrabajador === 'D' ? 'L' : null)
  await otrosDocumentos(escena, prospectoId, persona)
  const venta = await declarar(escena, prospectoId, persona)
  await enviar(escena, venta)
  await contratar(escena, venta)
}

/** A manual sale with a medical charge, up to its sworn declaration: accepting that is not a call of an advisor. */
export async function ventaConCargaMedica(escena: Escena, lugar: Lugar): Promise<void> {
  const persona: PersonaDePrueba = { rut: rutDePrueba(), tipoTrabajador: 'D', renta: 1_800_000 }
  const { llamar } = escena
  const prospectoId = await venderPlan(escena, lugar, persona, 'M')
  const { declaracionSaludId: identificador } = await llamar('generarDSManual', { prospectoId })
  await llamar('guardarEtapaProspecto', { prospectoId, etapa: 'dsManualGenerada' })
  await escribirTitular(escena, identificador, persona.rut)
  await escribirCargas(escena, identificador, persona.rut)
  for (const { idArchivo } of await llamar('obtenerDocsCargasMedicas', { identificador }))
    await llamar('generarDocCargaMedica', { id: idArchivo })
}

/** An electronic sale up to its invitation, which is cancelled. */
export async function ventaElectronica(escena: Escena, lugar: Lugar): Promise<void> {
  const { llamar } = escena
  const persona = { rut: rutDePrueba(), tipoTrabajador: 'D', renta: 1_800_000, tipoVenta: 'E' } as const
  const prospectoId = await venderPlan(escena, lugar, persona)
  await llamar('generarInvitacionDashboard', { prospectoId })
  await llamar('anularInvitacion', { prospectoId, clonar: false })
}
