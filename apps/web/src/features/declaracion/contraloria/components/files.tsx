import { documentosMessages } from '@alerce/contract/messages/contrato/documentos'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { IconFileText } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Panel } from '../../../../components/layout/panel.tsx'
import { openInTab, sizeText } from '../../../../lib/files.ts'
import classes from '../contraloria.module.css'
import { type Caso, leerArchivo } from '../queries.ts'

type Archivo = NonNullable<Caso['medica']>['archivos'][number]

interface FilesProps {
  readonly identificador: number
  readonly files: readonly Archivo[]
}

/** What the applicant attached. */
export function Files({ identificador, files }: FilesProps) {
  return (
    <Panel title="Antecedentes recibidos" aside={<small>{files.length}</small>} flush>
      {files.length === 0 && <p className={classes.none}>Ninguno.</p>}
      <ul className={classes.files}>
        {files.map((file) => (
          <FileItem key={file.id} identificador={identificador} file={file} />
        ))}
      </ul>
    </Panel>
  )
}

function FileItem({
  identificador,
  file: { id, nombre, tamano, en },
}: {
  readonly identificador: number
  readonly file: Archivo
}) {
  const open = useAction(() => openInTab(() => leerArchivo(identificador, id)), documentosMessages.downloadFailed.text)
  return (
    <li>
      <IconFileText size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {nombre}{' '}
        <small>
          {sizeText(tamano)} · {aFechaHora(en).slice(0, 16)}
        </small>
      </span>
      <Button kind="quiet" busy={open.busy} aria-label={`Abrir ${nombre}`} onClick={() => open.run()}>
        Abrir
      </Button>
    </li>
  )
}
