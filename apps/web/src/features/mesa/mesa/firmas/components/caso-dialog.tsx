import { firmadosMessages } from '@alerce/contract/messages/contrato/firmados'
import { aFechaHora, fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Button } from '../../../../../components/actions/button.tsx'
import { useAction } from '../../../../../components/actions/use-action.ts'
import { Dialog } from '../../../../../components/dialogs/dialog.tsx'
import { useConfirm } from '../../../../../components/dialogs/dialogs-provider.tsx'
import { Loaded } from '../../../../../components/feedback/loaded.tsx'
import { FileList } from '../../../../../components/intake/file-list.tsx'
import { FileRow } from '../../../../../components/intake/file-row.tsx'
import { KeptFile } from '../../../../../components/intake/kept-file.tsx'
import { leerFirmado, type PapelFirmado, useFirmados } from '../../../../../lib/adjuntos/firmados.ts'
import { sizeText } from '../../../../../lib/files.ts'
import { type FirmaEnMesa, useAceptar } from '../queries.ts'

interface CasoDialogProps {
  readonly firma: FirmaEnMesa
  /** It waits: it may be accepted or handed back. */
  readonly decides: boolean
  readonly onAccepted: () => void
  readonly onReturn: () => void
  readonly onClose: () => void
}

/** The signed papers of a case, each to be opened, and what becomes of them. */
export function CasoDialog({ firma, decides, onAccepted, onReturn, onClose }: CasoDialogProps) {
  const { declaracionSaludId, nombre, folioDS, asesor, pareja, enviado } = firma
  const identificador = declaracionSaludId ?? 0
  const firmados = useFirmados(identificador)
  const confirm = useConfirm()
  const { mutateAsync: aceptar } = useAceptar()
  const accept = useAction(async () => {
    const text = (pareja ? firmadosMessages.aceptarPareja : firmadosMessages.aceptar).text
    const question = { text, accept: 'Aceptar y suscribir' }
    if (await confirm(question, () => aceptar({ declaracionSaludId: identificador }))) onAccepted()
  }, firmadosMessages.decidirFailed.text)
  const footer = (
    <>
      <Button onClick={onClose}>Cerrar</Button>
      {decides && <Button onClick={onReturn}>Devolver al asesor</Button>}
      {decides && (
        <Button kind="primary" busy={accept.busy} onClick={() => accept.run()}>
          Aceptar
        </Button>
      )}
    </>
  )
  return (
    <Dialog title={`Documentos de ${nombre}`} sheet onClose={onClose} footer={footer}>
      <p>
        {[`Folio ${folioDS ?? '-'}`, `Asesor ${asesor}`, `recibidos el ${fechaYHora(enviado)}`].join(' · ')}
        {pareja && ` · pareja de ${pareja}: se aceptan o se devuelven los dos`}
      </p>
      <Loaded of={firmados} failure={firmadosMessages.leerFailed.text}>
        {({ papeles }) => (
          <FileList label="Documentos firmados">
            {papeles.map((papel) => (
              <Papel key={papel.imgCorrel} identificador={identificador} papel={papel} />
            ))}
          </FileList>
        )}
      </Loaded>
    </Dialog>
  )
}

function Papel({ identificador, papel }: { readonly identificador: number; readonly papel: PapelFirmado }) {
  const { imgCorrel, nombre, salud, firmado } = papel
  const name = nombre.replace(/\.pdf$/, '')
  if (!firmado) return <FileRow name={name} detail="Sin firmar" tone="bad" />
  const detail = [firmado.nombre, sizeText(firmado.tamano), aFechaHora(firmado.recibido).slice(0, 16)].join(' · ')
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
      read={() => leerFirmado(identificador, imgCorrel)}
    />
  )
}
