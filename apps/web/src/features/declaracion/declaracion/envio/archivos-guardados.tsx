import { FileList } from '../../../../components/intake/file-list.tsx'
import { KeptFile } from '../../../../components/intake/kept-file.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { leerAdjuntoDS, useAdjuntosDS } from '../../../../lib/adjuntos/adjuntos-ds.ts'
import { sizeAndTime } from '../../../../lib/files.ts'

/** What is already kept with the declaration; nothing while there is nothing. */
export function ArchivosGuardados({ ds }: { readonly ds: Declaracion }) {
  const { identificador } = ds
  const { data = [] } = useAdjuntosDS(ds)
  if (data.length === 0) return null
  return (
    <Panel title="Archivos guardados" aside={<small>{data.length}</small>}>
      <FileList label="Archivos guardados">
        {data.map(({ id, nombre, tipoMIME, tamano, creado }) => (
          <KeptFile
            key={id}
            name={nombre}
            type={tipoMIME}
            detail={sizeAndTime(tamano, creado)}
            read={() => leerAdjuntoDS(identificador, id)}
          />
        ))}
      </FileList>
    </Panel>
  )
}
