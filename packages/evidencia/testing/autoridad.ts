import { Integer, ObjectIdentifier, OctetString, PrintableString } from 'asn1js'
import {
  Attribute,
  AttributeTypeAndValue,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  Extension,
  ExtKeyUsage,
  IssuerAndSerialNumber,
  id_ContentType_SignedData,
  id_eContentType_TSTInfo,
  PKIStatusInfo,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'

const EXT_KEY_USAGE = '2.5.29.37'
const SELLAR_TIEMPO = '1.3.6.1.5.5.7.3.8'
const CONTENT_TYPE = '1.2.840.113549.1.9.3'
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const UNA_POLITICA = '1.3.6.1.4.1.99999.1'

const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const

/** Time stamp authority (RFC 3161) for tests, with a self-signed certificate. */
export interface Autoridad {
  /** Answers a DER request with a stamp of that instant. */
  sellar(consulta: Uint8Array, en: Date): Promise<Uint8Array>
}

export async function autoridadDePrueba(nombre: string, usos: readonly string[] = [SELLAR_TIEMPO]): Promise<Autoridad> {
  const { privateKey, publicKey } = await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify'])
  const certificado = new Certificate()
  certificado.version = 2
  certificado.serialNumber = new Integer({ value: 7 })
  const propio = () => new AttributeTypeAndValue({ type: '2.5.4.3', value: new PrintableString({ value: nombre }) })
  certificado.issuer.typesAndValues.push(propio())
  certificado.subject.typesAndValues.push(propio())
  certificado.notBefore.value = new Date('2020-01-01T00:00:00Z')
  certificado.notAfter.value = new Date('2049-01-01T00:00:00Z')
  const uso = new ExtKeyUsage({ keyPurposes: [...usos] })
  const extnValue = uso.toSchema().toBER(false)
  certificado.extensions = [new Extension({ extnID: EXT_KEY_USAGE, critical: true, extnValue, parsedValue: uso })]
  await certificado.subjectPublicKeyInfo.importKey(publicKey)
  await certificado.sign(privateKey, 'SHA-256')

  async function sellar(consulta: Uint8Array, en: Date): Promise<Uint8Array> {
    const { messageImprint, nonce } = TimeStampReq.fromBER(new Uint8Array(consulta))
    const dicho = new TSTInfo({
      version: 1,
      policy: UNA_POLITICA,
      messageImprint,
      serialNumber: new Integer({ value: 1 }),
      genTime: en,
      ...(nonce ? { nonce } : {}),
    })
    const contenido = dicho.toSchema().toBER()
    const huella = await crypto.subtle.digest('SHA-256', contenido)
    const firmado = new SignedData({
      version: 3,
      encapContentInfo: new EncapsulatedContentInfo({
        eContentType: id_eContentType_TSTInfo,
        eContent: new OctetString({ valueHex: contenido }),
      }),
      signerInfos: [
        new SignerInfo({
          version: 1,
          sid: new IssuerAndSerialNumber({ issuer: certificado.issuer, serialNumber: certificado.serialNumber }),
          signedAttrs: new SignedAndUnsignedAttributes({
            type: 0,
            attributes: [
              new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: id_eContentType_TSTInfo })] }),
              new Attribute({ type: MESSAGE_DIGEST, values: [new OctetString({ valueHex: huella })] }),
            ],
          }),
        }),
      ],
      certificates: [certificado],
    })
    await firmado.sign(privateKey, 0, 'SHA-256')
    const timeStampToken = new ContentInfo({
      contentType: id_ContentType_SignedData,
      content: firmado.toSchema(true),
    })
    const respuesta = new TimeStampResp({ status: new PKIStatusInfo({ status: 0 }), timeStampToken })
    return new Uint8Array(respuesta.toSchema().toBER())
  }
  return { sellar }
}
