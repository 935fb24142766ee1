import { useEffect, useRef } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { Hoja as HojaDeEnlace, type HojaProps as HojaDeEnlaceProps } from '../../../../components/layout/hoja.tsx'
import classes from '../postulante.module.css'

interface HojaProps extends Pick<HojaDeEnlaceProps, 'title' | 'tone' | 'icon' | 'pie' | 'children'> {
  /** Above the title: which step of how many, how much is done, and that the one before was saved. */
  readonly avance?: { readonly texto: string; readonly porcentaje: number; readonly guardado: boolean }
}

/** One screen of the applicant: progress and one task. It starts at its title. */
export function Hoja({ avance, ...hoja }: HojaProps) {
  const { title } = hoja
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another title is another screen
  useEffect(() => heading.current?.focus(), [title])
  const hecho = avance && (
    <div className={classes.avance}>
      <p>{avance.texto}</p>
      <span role="status">{avance.guardado && 'Guardado.'}</span>
      <progress aria-label="Avance de su declaración" max={100} value={avance.porcentaje} />
    </div>
  )
  return <HojaDeEnlace {...hoja} antes={hecho} heading={heading} className={classes.hoja} />
}

interface SalidaProps {
  readonly label: string
  /** Why they cannot leave yet. */
  readonly noSalio: string | null
  readonly onSalir: () => void
}

/** The way out, at the foot of each screen. */
export function Salida({ label, noSalio, onSalir }: SalidaProps) {
  return (
    <>
      {noSalio && <Notice tone="bad">{noSalio}</Notice>}
      <Button kind="quiet" onClick={onSalir}>
        {label}
      </Button>
    </>
  )
}
