import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { useWayOn } from '../../../../lib/browser/use-way-on.ts'
import { type Catalogo, useTraerUf } from '../queries.ts'
import { lugarDe } from '../use-lugar.ts'
import classes from './catalogo.module.css'

interface TraerUfProps {
  readonly fuente: NonNullable<Catalogo['fuenteDeUf']>
  readonly tell: Tell
}

/** Source of the UF with its last answer, and a button that asks it now. */
export function TraerUf({ fuente: { nombre, exitoEn, falla }, tell }: TraerUfProps) {
  const navigate = useWayOn()
  const traer = useTraerUf()
  const [failed, setFailed] = useState<string | null>(null)
  const bring = useAction(async () => {
    setFailed(null)
    const { estado, texto, cargaId } = await traer.mutateAsync({})
    if (estado === 'fallida') return setFailed(texto)
    tell(texto)
    if (cargaId !== null) await navigate(lugarDe('uf', cargaId), { preventScrollReset: true })
  }, m.saveFailed.text)
  const ultima = exitoEn === null ? 'todavía sin respuesta' : `última respuesta, ${fechaYHora(exitoEn)}`
  const problem = failed ?? (falla && `El último intento falló: ${falla}.`)
  return (
    <div className={classes.load}>
      <div className={classes.source}>
        <Button busy={bring.busy} onClick={bring.run}>
          Traer ahora
        </Button>
        <span>
          Se trae sola de {nombre}: {ultima}.
        </span>
      </div>
      {problem && <Notice tone="warn">{problem}</Notice>}
    </div>
  )
}
