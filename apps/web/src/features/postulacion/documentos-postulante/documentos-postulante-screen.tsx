import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { useAction } from '../../../components/actions/use-action.ts'
import { useAbrir } from '../../../components/adjuntos/use-abrir.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { type Documento, leerDocumento, useDocumentos } from '../../../lib/adjuntos/documentos.ts'
import { saveAs, sizeText } from '../../../lib/files.ts'
import { useIds } from '../../../lib/use-ids.ts'
import classes from './documentos-postulante.module.css'

const title = 'Documentos del postulante'

/** /postulant-documentos: what the applicant handed in, numbered, to open and download (spec 2 §2). */
export function DocumentosPostulanteScreen() {
  const { prospectoId } = useIds()
  const documentos = useDocumentos(prospectoId)
  const ghost = (
    <div className={classes.ghost}>
      <p>{documentosMessages.cargando.text}</p>
      <SkeletonLines count={4} label={documentosMessages.cargando.text} />
    </div>
  )
  return (
    <Page title={title} width="reading">
      <Panel title="Archivos" aside={documentos.data && <small>{documentos.data.length}</small>} flush>
        <Loaded of={documentos} failure={documentosMessages.listFailed.text} ghost={ghost}>
          {(all) => (all.length === 0 ? <Empty title={documentosMessages.vacio.text} /> : <Lista documentos={all} />)}
        </Loaded>
      </Panel>
    </Page>
  )
}

function Lista({ documentos }: { readonly documentos: readonly Documento[] }) {
  return (
    <ol className={classes.lista} aria-label={title}>
      {documentos.map((one) => (
        <Fila key={String(one.documentoId)} documento={one} />
      ))}
    </ol>
  )
}

function Fila({ documento }: { readonly documento: Documento }) {
  const { nombre, solicitado, tamano, subido, subidoPor } = documento
  const { vista, abrir } = useAbrir(documento)
  const open = useAction(abrir, documentosMessages.fileFailed.text)
  const save = useAction(
    async () => saveAs(await leerDocumento(documento), nombre),
    documentosMessages.downloadFailed.text,
  )
  return (
    <li className={classes.fila}>
      <div className={classes.que}>
        <p>{nombre}</p>
        <small>
          {solicitado ?? 'Otro documento'} · {sizeText(tamano)} · {aFechaHora(subido).slice(0, 16)} · {subidoPor}
        </small>
      </div>
      <div className={classes.mandos}>
        <Button kind="quiet" busy={open.busy} aria-label={`Abrir ${nombre}`} onClick={() => open.run()}>
          Abrir
        </Button>
        <Button kind="quiet" busy={save.busy} aria-label={`Descargar ${nombre}`} onClick={() => save.run()}>
          {!save.busy && <IconDownload size={16} stroke={1.75} aria-hidden="true" />}
          Descargar
        </Button>
      </div>
      {vista}
    </li>
  )
}
