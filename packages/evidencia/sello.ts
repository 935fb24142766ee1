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

/** RFC 3161, 2.3: a certificate that may sign time stamps says so. */
const PARA_SELLAR = '1.3.6.1.5.5.7.3.8'
const NOMBRE_COMUN = '2.5.4.3'

/** What a time stamp says once it was seen to hold. `en`: ISO instant; `certificado`: SHA-256 of the signer's, in hex. */
export interface SelloDeTiempo {
  readonly en: string
  readonly autoridad: string
  readonly certificado: string
}

export interface ConsultaDeSello {
  /** The request, in DER: what is posted as application/timestamp-query. */
  readonly consulta: Uint8Array<ArrayBuffer>
  readonly nonce: string
}

/** Asks an authority (RFC 3161) to say that these bytes exist: it sees their SHA-256 alone. */
export async function consultarSello(datos: Uint8Array): Promise<ConsultaDeSello> {
  const nonce = crypto.getRandomValues(new Uint8Array(16))
  // a positive integer, in its shortest form
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
 * The time stamp in an authority's answer, once its signature was checked against the certificate that it carries, and
 * that it stamps these bytes (and answers this request, where a nonce is given). Null where anything of it does not
 * hold. Whether that authority is to be trusted is for who reads its name and certificate.
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
