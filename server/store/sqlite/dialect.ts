import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite';
import type { DatabaseConnection, SqliteDatabase, SqliteStatement } from 'kysely';
import { SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';

/** Kysely over Node's own SQLite. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    super({ database: asKyselyExpects(db) });
    this.#db = db;
  }

  override createDriver(): SqliteDriver {
    return new NodeSqliteDriver(this.#db);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalSqliteAdapter();
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #db: DatabaseSync;

  constructor(db: DatabaseSync) {
    super({ database: asKyselyExpects(db) });
    this.#db = db;
  }

  /** A full or failing disk may have rolled the transaction back already; then there is nothing left to do. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** SQLite changes its schema within transactions, so that a kill in the middle of a migration leaves none of it. */
class TransactionalSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** Statements kept prepared, at most. */
const keptStatements = 200;

function asKyselyExpects(db: DatabaseSync): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>();
  return {
    close: () => db.close(),
    prepare: sql => {
      const known = kept.get(sql);
      if (known !== undefined) return known;
      const made = asStatement(db.prepare(sql));
      if (kept.size >= keptStatements) kept.clear();
      kept.set(sql, made);
      return made;
    },
  };
}

function asStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]): SQLInputValue[] => [...parameters] as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: parameters => statement.all(...values(parameters)),
    run: parameters => statement.run(...values(parameters)),
    iterate: parameters => statement.iterate(...values(parameters)) as IterableIterator<unknown>,
  };
}
