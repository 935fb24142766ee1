import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import { cotizar } from './cotizar.ts'
import {
  certificadoDe,
  EMPLEADOR,
  type Escena,
  formulario,
  type Lugar,
  type PersonaDePrueba,
  rutDePrueba,
} from './escena.ts'
import { venderPlan } from './venta.ts'

/** An update of a sale with a confirmed plan: data, a charge, a certificate, a new quote, confirmed. */
export async function actualizacion(escena: Escena, lugar: Lugar): Promise<void> {
  const { llamar, hoy } = escena
  const persona: PersonaDePrueba = { rut: rutDePrueba(), tipoTrabajador: 'D', renta: 1_800_000 }
  const prospectoId = await venderPlan(escena, lugar, persona)
  await llamar('obtenerDatosProspectoUpd', { prospectoId })
  const form = formulario(escena, lugar, persona)
  await llamar('actualizarProspecto', { ...form, prospectoId, celular: '912345678' })
  const nacido = `${Number(hoy.slice(0, 4)) - 4}/05/21`
  const hijo = { fechaNacimiento: nacido, sexo: 'M', tipoBeneficiario: 'L', relacionFamiliar: 4, descripcionOtro: '' }
  await llamar('guardarBeneficiariosUpd', { prospectoId, beneficiarios: [hijo] })
  await llamar('limpiarCotizacionUpd', { prospectoId })
  const pdf = (await certificadoDe(persona, hoy)).toString('base64')
  const renta = { Rut: persona.rut, PDA_CORREL: 35, Base64: pdf, Password: '', TipoDoc: CERTIF_COTIZ }
  await llamar(
    'validarDocumentoRenta',
    { ...renta, ProspectoID: prospectoId, RutEmpleador: EMPLEADOR },
    { rechazable: true },
  )
  const documento = { NombreArchivo: 'nuevo.pdf', Rut: persona.rut, Binario: pdf, TipoMIME: 'application/pdf' }
  const subido = { Identificador: prospectoId, ...documento, TipoAdjunto: '40' }
  const { adJ_CORREL } = await llamar('cargaArchivoProspecto', subido)
  const enlace = { PRP_CORREL: prospectoId, ADJ_CORREL: adJ_CORREL, Base64: pdf, Password: '', TipoDoc: CERTIF_COTIZ }
  await llamar('guardarDocumentoRentaUpd', enlace, { rechazable: true })
  await cotizar(escena, lugar, prospectoId, 'guardarPlanSeleccionadoUpd')
  await llamar('enviarCotizacionCorreoUpd', { prospectoId })
  await llamar('guardarEtapaProspectoUpd', { prospectoId, etapa: 'cotizacionFinalizada' })
  const { nombres, apellidoPaterno, apellidoMaterno } = form
  const avisado = { prospectoId, nombres, apellidoPaterno, apellidoMaterno }
  await llamar('finalizaEnvioDocUpd', avisado, { rechazable: true })
}
