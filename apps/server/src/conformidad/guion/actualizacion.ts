import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import {
  certificadoDe,
  EMPLEADOR,
  type Escena,
  formulario,
  type LugarDePrueba,
  type PersonaDePrueba,
  rutDePrueba,
} from './escena.ts'
import { quote } from './quote.ts'
import { sellPlan } from './venta.ts'

/** An update of a sale with a confirmed plan: data, a charge, a certificate, a new quote, confirmed. */
export async function actualizacion(escena: Escena, lugar: LugarDePrueba): Promise<void> {
  const { call, hoy } = escena
  const persona: PersonaDePrueba = { rut: rutDePrueba(), tipoTrabajador: 'D', renta: 1_800_000 }
  const prospectoId = await sellPlan(escena, lugar, persona)
  await call('obtenerDatosProspectoUpd', { prospectoId })
  const form = formulario(escena, lugar, persona)
  await call('actualizarProspecto', { ...form, prospectoId, celular: '912345678' })
  const nacido = `${Number(hoy.slice(0, 4)) - 4}/05/21`
  const hijo = { fechaNacimiento: nacido, sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4, descripcionOtro: '' }
  await call('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] })
  await call('limpiarCotizacionUpd', { prospectoId })
  const pdf = (await certificadoDe(persona, hoy)).toString('base64')
  const renta = { Rut: persona.rut, PDA_CORREL: 35, Base64: pdf, Password: '', TipoDoc: CERTIF_COTIZ }
  await call(
    'validarDocumentoRenta',
    { ...renta, ProspectoID: prospectoId, RutEmpleador: EMPLEADOR },
    { rechazable: true },
  )
  const documento = { NombreArchivo: 'nuevo.pdf', Rut: persona.rut, Binario: pdf, TipoMIME: 'application/pdf' }
  const subido = { Identificador: prospectoId, ...documento, TipoAdjunto: '40' }
  const { adJ_CORREL } = await call('cargaArchivoProspecto', subido)
  const enlace = { PRP_CORREL: prospectoId, ADJ_CORREL: adJ_CORREL, Base64: pdf, Password: '', TipoDoc: CERTIF_COTIZ }
  await call('guardarDocumentoRentaUpd', enlace, { rechazable: true })
  await quote(escena, lugar, prospectoId, 'guardarPlanSeleccionadoUpd')
  await call('enviarCotizacionCorreoUpd', { prospectoId })
  await call('guardarEtapaProspectoUpd', { prospectoId, etapa: 'cotizacionFinalizada' })
  const { nombres, apellidoPaterno, apellidoMaterno } = form
  const avisado = { prospectoId, nombres, apellidoPaterno, apellidoMaterno }
  await call('finalizaEnvioDocUpd', avisado, { rechazable: true })
}
