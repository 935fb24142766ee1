import { columnasDe } from '@alerce/contract/fichas/cotizacion/leer-tabla'
import { type NombreDeTabla, tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Panel } from '../../../../components/layout/panel.tsx'
import { saveAs } from '../../../../lib/files.ts'
import { descargar } from '../queries.ts'
import { Cargar } from './cargar.tsx'
import classes from './catalogo.module.css'

const modos = {
  completa: 'El archivo es la tabla entera desde el día que se indique: lo que no trae, termina el día anterior.',
  suma: 'El archivo agrega y corrige: lo que no trae, queda como está.',
}

/** A table: what it holds, what a file of it says, and where one comes in. */
export function TablaElegida({ nombre }: { readonly nombre: NombreDeTabla }) {
  const tabla = tablaDe(nombre)
  const vigente = useAction(async () => saveAs(await descargar(nombre), `${nombre}.csv`), m.readFailed.text)
  const aside = (
    <Button kind="quiet" busy={vigente.busy} onClick={vigente.run}>
      <IconDownload size={16} stroke={1.75} aria-hidden="true" />
      {tabla.personas ? 'Descargar las columnas' : 'Descargar lo vigente'}
    </Button>
  )
  return (
    <Panel title={tabla.titulo} aside={aside}>
      <div className={classes.table}>
        <p>
          {tabla.dice} {modos[tabla.completa ? 'completa' : 'suma']}
        </p>
        <Cargar tabla={nombre} />
        <details>
          <summary>Columnas del archivo</summary>
          <dl className={classes.columns}>
            {columnasDe(tabla).map(([campo, { nombre: columna, celda, opcional, dice }]) => (
              <div key={campo}>
                <dt>{columna}</dt>
                <dd>
                  {celda.dice}
                  {opcional && ' (opcional)'}
                  {dice && `. ${dice}`}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </Panel>
  )
}
