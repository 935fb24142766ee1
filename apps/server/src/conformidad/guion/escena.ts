import { randomInt } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { aDDMMYYYY, type FechaISO, sumaDias } from '@alerce/domain/base/fechas/fecha'
import { digitoVerificador } from '@alerce/domain/base/persona/rut'
import { CERTIF_COTIZ } from '@alerce/domain/postulacion/cajas'
import { drawCertificado } from '../../semilla/certificados/draw-certificado.ts'
import { requestCertificado } from '../../semilla/certificados/request-certificado.ts'
import type { LlamadaAlNucleo } from '../call-core.ts'

/** Everything that the scenes of the script share. */
export interface Escena {
  readonly call: LlamadaAlNucleo
  /** Advisor of the trial. */
  readonly asesor: { readonly identificador: number | string; readonly rut: string }
  /** Day of the core's clock, ISO date. */
  readonly hoy: FechaISO
}

/** Place of the trial persons: the region of Santiago, whose codes every core has. */
export interface LugarDePrueba {
  readonly codigoRegion: number | string
  readonly codigoCiudad: number | string
}

/** Region and city of Santiago, where a core names no other. */
export const SANTIAGO = { codigoRegion: 13, codigoCiudad: 131 } as const satisfies LugarDePrueba

/** A valid RUT that nobody holds: such numbers are not issued yet. */
export function rutDePrueba(): string {
  const cuerpo = randomInt(40_000_000, 49_999_999)
  return `${cuerpo}-${digitoVerificador(cuerpo)}`
}

export interface PersonaDePrueba {
  readonly rut: string
  readonly tipoTrabajador: 'D' | 'V'
  readonly renta: number
  /** Electronic or manual sale; absent: manual. */
  readonly tipoVenta?: 'E' | 'M'
}

const nombres = { nombres: 'Prueba', apellidoPaterno: 'Conformidad', apellidoMaterno: 'Ñandú' }

/** Form of a prospect with the fields of the specifications alone. */
export const formulario = (
  { asesor, hoy }: Escena,
  { codigoRegion, codigoCiudad }: LugarDePrueba,
  { rut, tipoTrabajador, renta, tipoVenta = 'M' }: PersonaDePrueba,
) => ({
  identificador: asesor.identificador,
  tipoProspecto: 'OPE',
  rut,
  ...nombres,
  celular: '987654321',
  correo: `prueba.${rut.slice(0, 8)}@example.cl`,
  fechaNacimiento: aDDMMYYYY(sumaDias(hoy, -34 * 365)),
  sexo: 'F',
  isapreActual: 1,
  tipoPlan: 'N',
  tipoVenta,
  ...{ codigoRegion, codigoCiudad, activo: true, motivoProspecto: '' },
  empleadores: [
    tipoTrabajador === 'D'
      ? { tipoTrabajador, rut: EMPLEADOR, remuneracionImponible: renta }
      : { tipoTrabajador, rut: '', remuneracionImponible: renta },
  ],
})

/** Employer of the trial persons. */
export const EMPLEADOR = '76086428-5'

/** A PDF of one page with certificates of contributions of this person. */
export async function certificadoDe({ rut, renta }: PersonaDePrueba, hoy: FechaISO): Promise<Buffer> {
  const nombre = `${nombres.nombres} ${nombres.apellidoPaterno}`
  const pedido = requestCertificado({ rut, nombre, empleador: EMPLEADOR, renta: String(renta) }, hoy)
  if (typeof pedido === 'string') throw new Error(pedido)
  return await drawCertificado(pedido)
}

const FOTO = new URL('../../semilla/demo/documento-de-ejemplo.jpg', import.meta.url)

/** Uploads every required document, and validates the certificate, as the screens do. */
export async function uploadDocumentos(
  { call, hoy }: Escena,
  prospectoId: number | string,
  persona: PersonaDePrueba,
): Promise<void> {
  const afps = await call('documentosAFP', {})
  const { tipoTrabajador, rut } = persona
  const pedidos = await call('documentosSolicitar', { TipoTrabajador: tipoTrabajador, ProspectoID: prospectoId })
  const foto = await readFile(FOTO)
  const base = { Identificador: prospectoId, Rut: rut, TipoAdjunto: '40' }
  for (const { PDS_CORREL: idBox, PDS_OBLIGATORIO, PDS_TIPO_DOC } of pedidos) {
    if (PDS_TIPO_DOC === CERTIF_COTIZ) {
      const pdf = (await certificadoDe(persona, hoy)).toString('base64')
      const documento = { NombreArchivo: 'certificado.pdf', Binario: pdf, TipoMIME: 'application/pdf', idBox }
      const validacion = {
        Rut: rut,
        PDA_CORREL: afps.at(0)?.PDA_CORREL,
        Base64: pdf,
        Password: '',
        TipoDoc: CERTIF_COTIZ,
      }
      const renta = { ...validacion, ProspectoID: prospectoId, RutEmpleador: EMPLEADOR }
      const valido = await call('validarDocumentoRenta', renta, { rechazable: true })
      const { adJ_CORREL } = await call('cargaArchivoProspecto', { ...base, ...documento })
      const enlace = {
        PRP_CORREL: prospectoId,
        ADJ_CORREL: adJ_CORREL,
        Base64: pdf,
        Password: '',
        TipoDoc: CERTIF_COTIZ,
      }
      if (valido) await call('guardarDocumentoRenta', enlace)
    } else if (PDS_OBLIGATORIO === 'S') {
      const documento = {
        NombreArchivo: 'documento.jpg',
        Binario: foto.toString('base64'),
        TipoMIME: 'image/jpeg',
        idBox,
      }
      await call('cargaArchivoProspecto', { ...base, ...documento })
    }
  }
}
