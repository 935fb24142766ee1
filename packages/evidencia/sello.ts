import { Integer, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  type Certificate,
  type ContentInfo,
  ExtKeyUsage,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  id_sha256,
  MessageImprint,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { aHex } from './bytes.ts'
import { huellaDe } from './firma.ts'

/** Extended key usage that a time stamp certificate must declare (RFC 3161, 2.3). */
const PARA_SELLAR = '1.3.6.1.5.5.7.3.8'
const NOMBRE_COMUN = '2.5.4.3'

/**
 * Content of a time stamp that passed its checks. `en`: ISO instant; `certificado`: SHA-256 of the signer's
 * certificate, in hex.
 */
export interface SelloDeTiempo {
  readonly en: string
  readonly autoridad: string
  readonly certificado: string
}

interface ConsultaDeSello {
  /** Request in DER, posted as application/timestamp-query. */
  readonly consulta: Uint8Array<ArrayBuffer>
  readonly nonce: string
}

/** Builds the request to an authority (RFC 3161). It carries only the SHA-256 of the bytes. */
export async function consultarSello(datos: Uint8Array): Promise<ConsultaDeSello> {
  const nonce = crypto.getRandomValues(new Uint8Array(16))
  // Makes it a positive integer in its shortest form.
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40
  const huella = await crypto.subtle.digest('SHA-256', new Uint8Array(datos))
  const pedido = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: id_sha256 }),
      hashedMessage: new OctetString({ valueHex: huella }),
    }),
    nonce: new Integer({ valueHex: nonce.buffer }),
    certReq: true,
  })
  return { consulta: new Uint8Array(pedido.toSchema().toBER()), nonce: aHex(nonce) }
}

const nombreDe = ({ subject }: Certificate): string => {
  const comun = subject.typesAndValues.find(({ type }) => type === NOMBRE_COMUN) ?? subject.typesAndValues[0]
  return String(comun?.value.valueBlock.value ?? 'sin nombre')
}

const puedeSellar = (certificado: Certificate): boolean =>
  (certificado.extensions ?? []).some(
    ({ parsedValue }) => parsedValue instanceof ExtKeyUsage && parsedValue.keyPurposes.includes(PARA_SELLAR),
  )

function fichaDe(respuesta: Uint8Array) {
  const { timeStampToken } = TimeStampResp.fromBER(new Uint8Array(respuesta))
  if (timeStampToken?.contentType !== id_ContentType_SignedData) return null
  const firmado = new SignedData({ schema: (timeStampToken as ContentInfo).content })
  const { eContentType, eContent } = firmado.encapContentInfo
  if (eContentType !== id_eContentType_TSTInfo || !eContent) return null
  return { firmado, dicho: TSTInfo.fromBER(eContent.getValue()) }
}

/**
 * Reads the time stamp of an authority's answer. Checks its signature against the certificate it carries, the stamped
 * bytes, and the nonce where given. Null when any check fails. The caller decides whether to trust that authority, by
 * its name and certificate.
 */
export async function leerSello(
  respuesta: Uint8Array,
  datos: Uint8Array,
  nonce?: string,
): Promise<SelloDeTiempo | null> {
  try {
    const ficha = fichaDe(respuesta)
    if (!ficha) return null
    const { firmado, dicho } = ficha
    if (nonce !== undefined && aHex(dicho.nonce?.valueBlock.valueHexView ?? new Uint8Array()) !== nonce) return null
    const { signatureVerified, signerCertificate } = await firmado.verify({
      signer: 0,
      data: new Uint8Array(datos).buffer,
      extendedMode: true,
    })
    if (!signatureVerified || !signerCertificate || !puedeSellar(signerCertificate)) return null
    const en = dicho.genTime
    if (en < signerCertificate.notBefore.value || en > signerCertificate.notAfter.value) return null
    const certificado = await huellaDe(new Uint8Array(signerCertificate.toSchema().toBER()))
    return { en: en.toISOString(), autoridad: nombreDe(signerCertificate), certificado }
  } catch {
    return null
  }
}
