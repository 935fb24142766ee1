import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { FirmadosAntes } from '../../../../../components/contractual/firmados-antes.tsx'
import { Loaded } from '../../../../../components/feedback/loaded.tsx'
import { FileList } from '../../../../../components/intake/file-list.tsx'
import { FileRow } from '../../../../../components/intake/file-row.tsx'
import { KeptFile } from '../../../../../components/intake/kept-file.tsx'
import { useMostrar } from '../../../../../components/visor/visor.tsx'
import { leerFirmado, type PapelFirmado, useFirmados } from '../../../../../lib/adjuntos/firmados.ts'
import { sizeText } from '../../../../../lib/files.ts'

interface PapelesFirmadosProps {
  readonly identificador: number
  readonly nombre: string
  /** It is the other of a pair: whose these are is said, and nobody else's follow. */
  readonly delOtro?: true
}

/** The signed papers of a case, each to be looked at but the declaration; of a pair those of both, who end together. */
export function PapelesFirmados({ identificador, nombre, delOtro }: PapelesFirmadosProps) {
  const firmados = useFirmados(identificador)
  const label = `Documentos firmados de ${nombre}`
  return (
    <Loaded of={firmados} failure={firmadosMessages.leerFailed.text}>
      {({ papeles, otro, anteriores }) => (
        <>
          {delOtro && <h3>{label}</h3>}
          <FileList label={label}>
            {papeles.map((papel) => (
              <FilaDePapel key={papel.imgCorrel} identificador={identificador} papel={papel} />
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

function FilaDePapel({ identificador, papel }: { readonly identificador: number; readonly papel: PapelFirmado }) {
  const { imgCorrel, nombre, salud, firmado } = papel
  const mostrar = useMostrar()
  const name = nombre.replace(/\.pdf$/, '')
  if (!firmado) return <FileRow name={name} detail="Sin firmar" tone="bad" />
  const detail = [firmado.nombre, sizeText(firmado.tamano), fechaYHora(firmado.recibido)].join(' · ')
  if (salud)
    return (
      <FileRow name={name} detail={detail} tone="kept">
        <small>{firmadosMessages.copiaReservada.text}</small>
      </FileRow>
    )
  return (
    <KeptFile
      name={name}
      type={firmado.tipoMIME}
      tone="read"
      detail={detail}
      onShow={mostrar}
      read={() => leerFirmado(identificador, imgCorrel)}
    />
  )
}
