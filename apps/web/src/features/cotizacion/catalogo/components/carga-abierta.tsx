import { type NombreDeTabla, tablaDe } from '@alerce/contract/fichas/cotizacion/tablas'
import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import type { Tell } from '../../../../components/feedback/use-undo-toast.tsx'
import { Panel } from '../../../../components/layout/panel.tsx'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { type Carga, useCarga } from '../queries.ts'
import { Actos, Deshacer } from './actos.tsx'
import classes from './catalogo.module.css'
import { FilasDeCarga } from './filas-de-carga.tsx'

/** State of the load and its author. */
function Estado({
  carga: {
    tabla,
    estado,
    desde,
    cargadaPor,
    cargadaEn,
    aplicadaPor,
    aplicadaEn,
    deshechaPor,
    deshechaEn,
    igual,
    lejanos,
  },
}: {
  readonly carga: Carga
}) {
  const dia = tablaDe(tabla).completa ? `, para regir desde el ${desde}` : ''
  const cargada = `Cargado por ${cargadaPor} el ${fechaYHora(cargadaEn)}${dia}.`
  if (estado === 'deshecha' && deshechaEn)
    return (
      <Notice tone="info">
        Deshecho por {deshechaPor} el {fechaYHora(deshechaEn)}: la tabla volvió a lo anterior. {cargada}
      </Notice>
    )
  if (estado === 'aplicada' && aplicadaEn)
    return (
      <Notice tone="info">
        Aplicado por {aplicadaPor} el {fechaYHora(aplicadaEn)}. {cargada}
      </Notice>
    )
  const iguales = igual > 0 ? ` ${igual.toLocaleString('es-CL')} filas ya son así.` : ''
  return (
    <>
      {lejanos > 0 && (
        <Notice tone="warn">
          {lejanos === 1 ? 'Una fila tiene un valor muy distinto' : `${lejanos} filas tienen valores muy distintos`} del
          anterior. Mírela antes de aplicar: al confirmar se pregunta otra vez.
        </Notice>
      )}
      <Notice tone="info">
        Todavía no se ha cambiado nada. {cargada}
        {iguales}
      </Notice>
    </>
  )
}

function ActosDe({ carga, tell }: { readonly carga: Carga; readonly tell: Tell }) {
  if (carga.estado === 'revisada') return <Actos carga={carga} tell={tell} />
  return carga.estado === 'aplicada' && <Deshacer carga={carga} tell={tell} />
}

interface CargaAbiertaProps {
  readonly cargaId: number
  readonly tabla: NombreDeTabla
  readonly tell: Tell
}

/** One file: its effect row by row, and its acts. */
export function CargaAbierta({ cargaId, tabla, tell }: CargaAbiertaProps) {
  const carga = useCarga(cargaId)
  if (isRefusal(carga.error, 404))
    return (
      <Panel title={carga.data?.archivo ?? 'Archivo'}>
        <Notice tone="info">{carga.error.descripcion}</Notice>
      </Panel>
    )
  return (
    <Loaded of={carga} failure={m.readFailed.text}>
      {(found) =>
        found.tabla === tabla && (
          <Panel title={found.archivo} aside={<ActosDe carga={found} tell={tell} />} flush>
            <div className={classes.state}>
              <Estado carga={found} />
            </div>
            <FilasDeCarga carga={found} />
          </Panel>
        )
      }
    </Loaded>
  )
}
