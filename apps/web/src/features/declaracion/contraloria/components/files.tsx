import { FileList } from '../../../../components/intake/file-list.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { useMostrar } from '../../../../components/visor/visor.tsx'
import { readAdjuntoDS } from '../../../../lib/adjuntos/adjuntos-ds.ts'
import { sizeAndTime } from '../../../../lib/files.ts'
import type { CasoDeContraloria } from '../queries.ts'

interface FilesProps {
  readonly identificador: number
  readonly files: NonNullable<CasoDeContraloria['medica']>['archivos']
}

const title = 'Archivos enviados con la declaración'

/** Files attached when the declaration was sent. Later files are shown by their resend. */
export function Files({ identificador, files }: FilesProps) {
  return (
    <Panel title={title} aside={<small>{files.length}</small>}>
      {files.length === 0 && <p>Ninguno.</p>}
      <CaseFiles label={title} identificador={identificador} files={files} />
    </Panel>
  )
}

/** Files of the case, to be read. */
export function CaseFiles({ label, identificador, files }: FilesProps & { readonly label: string }) {
  const show = useMostrar()
  return (
    <FileList label={label}>
      {files.map(({ id, nombre, tipoMIME, tamano, en }) => (
        <KeptFile
          onShow={show}
          key={id}
          name={nombre}
          type={tipoMIME}
          tone="read"
          detail={sizeAndTime(tamano, en)}
          read={() => readAdjuntoDS(identificador, id)}
        />
      ))}
    </FileList>
  )
}
