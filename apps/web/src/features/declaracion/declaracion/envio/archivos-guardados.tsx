import { FileRow } from '../../../../components/files/file-row.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import classes from '../declaracion.module.css'
import { useArchivos } from '../queries.ts'

/** What is already kept with the declaration; nothing while there is nothing. */
export function ArchivosGuardados({ identificador }: { readonly identificador: number }) {
  const { data = [] } = useArchivos(identificador)
  if (data.length === 0) return null
  return (
    <Panel title="Archivos guardados" aside={<small>{data.length}</small>}>
      <ul className={classes.files}>
        {data.map(({ id, nombre }) => (
          <FileRow key={id} file={{ id: String(id), nombre, estado: 'listo' }} onRemove={null} />
        ))}
      </ul>
    </Panel>
  )
}
