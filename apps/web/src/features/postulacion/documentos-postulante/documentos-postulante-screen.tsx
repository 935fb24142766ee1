import { lecturaMessages } from '@alerce/contract/messages/base/archivos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Loaded } from '../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../components/feedback/skeletons.tsx'
import { FileList } from '../../../components/intake/file-list.tsx'
import { KeptFile } from '../../../components/intake/kept-file.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Panel } from '../../../components/layout/panel.tsx'
import { type DocumentoEntregado, readDocumento, useDocumentos } from '../../../lib/adjuntos/documentos.ts'
import { sizeText } from '../../../lib/files.ts'
import { useIds } from '../../../lib/use-ids.ts'

const title = 'Documentos del postulante'

/** /postulant-documentos: documents of the applicant, numbered, to open and download (spec 2 §2). */
export function DocumentosPostulanteScreen() {
  const { prospectoId } = useIds()
  const documentos = useDocumentos(prospectoId)
  const ghost = (
    <>
      <p>{lecturaMessages.cargando.text}</p>
      <SkeletonLines count={4} label={lecturaMessages.cargando.text} />
    </>
  )
  return (
    <Page title={title} width="reading">
      <Panel title="Archivos" aside={documentos.data && <small>{documentos.data.length}</small>}>
        <Loaded of={documentos} failure={lecturaMessages.listFailed.text} ghost={ghost}>
          {(all) => (all.length === 0 ? <Empty title={lecturaMessages.vacio.text} /> : <Lista documentos={all} />)}
        </Loaded>
      </Panel>
    </Page>
  )
}

function Lista({ documentos }: { readonly documentos: readonly DocumentoEntregado[] }) {
  return (
    <FileList label={title} numbered>
      {documentos.map((one) => (
        <KeptFile
          key={String(one.documentoId)}
          name={one.nombre}
          type={one.tipoMIME}
          detail={detalleDe(one)}
          read={() => readDocumento(one)}
          downloads
        />
      ))}
    </FileList>
  )
}

const detalleDe = ({ solicitado, tamano, subido, subidoPor }: DocumentoEntregado) =>
  [solicitado ?? 'Otro documento', sizeText(tamano), fechaYHora(subido), subidoPor].join(' · ')
