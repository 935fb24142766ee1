import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { tituloDelPapel } from '@alerce/domain/contrato/documentos'
import { FirmadosAntes } from '../../../../../components/contractual/firmados-antes.tsx'
import { Loaded } from '../../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../../components/feedback/notice.tsx'
import { Cotejo } from '../../../../../components/firmas/cotejo.tsx'
import { FileList } from '../../../../../components/intake/file-list.tsx'
import { FileRow } from '../../../../../components/intake/file-row.tsx'
import { KeptFile } from '../../../../../components/intake/kept-file.tsx'
import { useMostrar } from '../../../../../components/visor/visor.tsx'
import {
  type Firmados,
  type PapelFirmado,
  readDSFirmada,
  readFirmado,
  useFirmados,
} from '../../../../../lib/adjuntos/firmados.ts'
import { sizeText } from '../../../../../lib/files.ts'

interface PapelesFirmadosProps {
  readonly identificador: number
  readonly nombre: string
  /** True for the other of a pair: the owner of the papers is named, and no further papers follow. */
  readonly delOtro?: true
}

/**
 * Signed papers of a case, each with a button that opens it. A pair shows the papers of both, since both end together.
 */
export function PapelesFirmados({ identificador, nombre, delOtro }: PapelesFirmadosProps) {
  const firmados = useFirmados(identificador)
  const label = `Documentos firmados de ${nombre}`
  return (
    <Loaded of={firmados} failure={firmadosMessages.leerFailed.text}>
      {({ papeles, otro, anteriores, devolucionAnterior, abreDS }) => (
        <>
          {delOtro && <h3>{label}</h3>}
          {devolucionAnterior && <Devueltos antes={devolucionAnterior} />}
          <FileList label={label}>
            {papeles.map((papel) => (
              <FilaDePapel
                key={papel.imgCorrel}
                identificador={identificador}
                papel={papel}
                abreDS={abreDS}
                cambiado={papel.firmado !== null && papel.firmado.recibido > (devolucionAnterior?.en ?? '9')}
              />
            ))}
          </FileList>
          <FirmadosAntes anteriores={anteriores} de={nombre} />
          {!delOtro && otro?.identificador && (
            <PapelesFirmados identificador={otro.identificador} nombre={otro.nombre} delOtro />
          )}
        </>
      )}
    </Loaded>
  )
}

function Devueltos({ antes: { motivo, en } }: { readonly antes: NonNullable<Firmados['devolucionAnterior']> }) {
  return (
    <Notice tone="info">
      Se devolvieron el {fechaYHora(en)}: <b>{motivo}</b>.
    </Notice>
  )
}

interface FilaDePapelProps {
  readonly identificador: number
  readonly papel: PapelFirmado
  /** The declaration may be opened too, to compare its signature. */
  readonly abreDS: boolean
  /** True when it arrived after the papers were given back. */
  readonly cambiado: boolean
}

function FilaDePapel({ identificador, papel, abreDS, cambiado }: FilaDePapelProps) {
  const { imgCorrel, nombre, salud, firmado } = papel
  const show = useMostrar()
  const name = tituloDelPapel(nombre)
  if (!firmado) return <FileRow name={name} detail="Sin firmar" tone="bad" />
  const detail = [
    ...(cambiado ? ['Cambiado'] : []),
    firmado.nombre,
    sizeText(firmado.tamano),
    fechaYHora(firmado.recibido),
  ].join(' · ')
  if (salud && !abreDS)
    return (
      <FileRow name={name} detail={detail} tone="kept">
        <small>{firmadosMessages.copiaReservada.text}</small>
        <Cotejo firmado={firmado} compara />
      </FileRow>
    )
  return (
    <KeptFile
      name={name}
      type={firmado.tipoMIME}
      tone="read"
      detail={detail}
      onShow={show}
      read={() => (salud ? readDSFirmada : readFirmado)(identificador, imgCorrel)}
    >
      <Cotejo firmado={firmado} compara />
    </KeptFile>
  )
}
