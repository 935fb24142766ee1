/** A table of the product that only grows, with the statements that its users wait for. */
export interface Growing {
  readonly table: string
  /** Column of the month. */
  readonly month: string
  /** Rows of the year that ends now: SELECT over `n` (number of the row) and `en` (its instant). */
  readonly fill: string
  readonly calls: readonly (readonly [what: string, statement: string, values: readonly string[]])[]
}

const text = (length: number) => `repeat('palabra ', ${length / 8})`
/** Rows of one sale, user or session: neighbours in time, as they are written. */
const of = (rows: number) => `1 + n / ${rows}`

export const growing: readonly Growing[] = [
  {
    table: 'bitacora',
    month: 'en',
    // Ten entries of a sale, within weeks
    fill: `select 1 + (n / 1000) * 100 + n % 100 as prospecto_id, 1 as evento, ${text(80)} as texto, 'Ana Soto' as por, en`,
    calls: [
      [
        'of a sale',
        'select id, evento, texto, por, en from T where prospecto_id = $1::bigint order by id desc',
        ['777'],
      ],
      [
        'append',
        "insert into T (prospecto_id, evento, texto, por, en) values ($1::bigint, 1, 'x', 'y', now())",
        ['777'],
      ],
    ],
  },
  {
    table: 'bitacora_acceso',
    month: 'en',
    fill: `select en, 'Ana Soto' as actor, 'obtenerDeclaracion' as operacion, ${of(20)} as declaracion_id,
      '10.0.0.1' as ip, repeat('a', 64) as huella_anterior, repeat('b', 64) as huella, ${of(40)} as sesion_id`,
    calls: [
      [
        'looked in this session',
        "select id from T where sesion_id = $1::bigint and operacion = 'obtenerDS' and declaracion_id = 5 limit 1",
        ['2400'],
      ],
      ['page of the log', 'select id, en, actor from T where id < $1::bigint order by id desc limit 50', ['99000000']],
      [
        'append',
        `insert into T (en, actor, operacion, declaracion_id, ip, huella_anterior, huella, sesion_id)
         values (now(), 'x', 'y', 1, '', 'a', 'b', $1::bigint)`,
        ['5000'],
      ],
    ],
  },
  {
    table: 'notificacion',
    month: 'en',
    fill: `select 1 + n % 500 as usuario_id, n as prospecto_id, 'tipo' as tipo, ${text(80)} as mensaje, en,
      case when n % 20 > 0 then en end as leida`,
    calls: [
      [
        'page of a user',
        'select id, mensaje, en from T where usuario_id = $1::bigint order by en desc, id desc limit 20',
        ['77'],
      ],
      ['unread of a user', 'select count(*) from T where usuario_id = $1::bigint and leida is null', ['77']],
      ['mark as read', 'update T set leida = now() where id = $1::bigint and leida is null', ['60000']],
      ['append', "insert into T (usuario_id, tipo, mensaje, en) values ($1::bigint, 'x', 'y', now())", ['77']],
    ],
  },
  {
    table: 'correo',
    month: 'creado',
    fill: `select n as prospecto_id, 'p' || n || '@example.cl' as para, 'Asunto' as asunto, ${text(1200)} as texto,
      'enviado' as estado, en as creado, 'clase' as clase, 1 as asesor_id, en as en_cola, md5(n::text) as huella`,
    calls: [
      ['by its number', 'select id, para, texto, estado from T where id = $1::bigint', ['60000']],
      ['sent before', "select id from T where huella = $1 and creado > now() - interval '1 day' limit 1", ['no']],
      ['tray', 'select id, para, asunto from T order by creado desc, id desc limit $1::bigint', ['50']],
      ['delivered', "update T set estado = 'enviado' where id = $1::bigint and estado = 'pendiente'", ['60000']],
      [
        'append',
        "insert into T (prospecto_id, para, asunto, texto, creado, en_cola) values ($1::bigint, '', '', '', now(), now())",
        ['7'],
      ],
    ],
  },
  {
    table: 'registro_acceso',
    month: 'en',
    fill: `select 1 + n % 500 as usuario_id, 'E' as tipo, 'DASHBOARD' as origen, en, '10.0.0.1' as ip`,
    calls: [
      ['append', "insert into T (usuario_id, tipo, origen, en, ip) values ($1::bigint, 'E', '', now(), '')", ['77']],
    ],
  },
]
