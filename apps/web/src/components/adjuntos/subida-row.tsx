import { IconFile, IconFileX, IconRefresh, IconX } from '@tabler/icons-react'
import type { Subida, Subidas } from '../../lib/adjuntos/use-subidas.ts'
import { sizeText } from '../../lib/files.ts'
import { Button } from '../actions/button.tsx'
import classes from './adjuntos.module.css'

interface SubidaRowProps extends Pick<Subidas, 'cancela' | 'arregla' | 'reintenta'> {
  readonly subida: Subida
}

const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const
const arreglos = { reducir: 'Reducir la imagen', convertir: 'Convertir a JPG' }

function estadoDe({ estado, avance, problema }: Subida): string {
  if (estado === 'espera') return 'por enviar'
  if (estado === 'subiendo') return avance < 1 ? `subiendo ${Math.floor(avance * 100)} %` : 'guardando'
  return problema ?? ''
}

/** A file on its way, or one that was not taken: what happened and what can be done about it. */
export function SubidaRow({ subida, cancela, arregla, reintenta }: SubidaRowProps) {
  const { file, estado, avance, arreglo, arreglando = false } = subida
  const bad = estado === 'fallido' || estado === 'rechazado'
  const Icon = bad ? IconFileX : IconFile
  return (
    <li className={classes.fila} data-bad={bad || undefined}>
      <Icon {...icon} />
      <div className={classes.que}>
        <p title={file.name}>{file.name}</p>
        <small data-bad={bad || undefined}>
          {sizeText(file.size)} · {estadoDe(subida)}
        </small>
        {estado === 'subiendo' && (
          <progress aria-label={`Subiendo ${file.name}`} {...(avance < 1 ? { value: avance } : {})} max={1} />
        )}
        {(arreglo || estado === 'fallido') && (
          <div className={classes.mandos}>
            {arreglo && estado === 'rechazado' && (
              <Button
                busy={arreglando}
                aria-label={`${arreglos[arreglo]} ${file.name}`}
                onClick={() => void arregla(subida)}
              >
                {arreglos[arreglo]}
              </Button>
            )}
            {estado === 'fallido' && (
              <Button aria-label={`Reintentar ${file.name}`} onClick={() => reintenta(subida)}>
                <IconRefresh {...icon} />
                Reintentar
              </Button>
            )}
          </div>
        )}
      </div>
      <Button
        kind="quiet"
        icon
        aria-label={`${bad ? 'Descartar' : 'Cancelar'} ${file.name}`}
        onClick={() => cancela(subida)}
      >
        <IconX {...icon} />
      </Button>
    </li>
  )
}
