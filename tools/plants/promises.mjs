// promises.mjs - faults of servers that work together: the simulator (tests/server/test_faults.c) must find each.
export const promises = [
  {
    what: 'an answer before the commit',
    file: 'src/server/table_change.c',
    was: '    t->is_changing = true;\n    if (keeper_put',
    is:
      '    t->is_changing = true;\n    if (c->live && !c->is_reading)\n' +
      '        live_say_ok(c->live, c->client, c->reply);\n    if (keeper_put',
  },
  {
    what: 'a notice that is lost, and nobody asks',
    file: 'src/server/nodes.c',
    was: 'if (!ns->is_asking && sv->awake',
    is: 'if (false && sv->awake',
  },
  {
    what: 'a lease that is not looked at',
    file: 'src/server/tables.c',
    was: 'return is_ours ? store_sweep',
    is: 'return true ? store_sweep',
  },
  {
    what: 'the id of a command that is forgotten',
    file: 'src/server/table_change.c',
    was: '.person = c->person,',
    is: '.person = 0,',
  },
  {
    what: 'a version that is not compared',
    file: 'src/store/memory_change.c',
    was: 'if (old.version != c->row->version) {',
    is: 'if (false) {',
  },
  {
    what: 'a commit in doubt that is taken for done',
    file: 'src/server/table_change.c',
    was: '    if (c->job.e.code != ERR_NONE)\n        return F_BUSY;',
    is:
      '    if (c->job.e.code == ERR_AWAY)\n        c->job.e.code = ERR_NONE;\n' +
      '    if (c->job.e.code != ERR_NONE)\n        return F_BUSY;',
  },
  {
    what: 'a command that is refused without looking whether it was done',
    file: 'src/server/live_command.c',
    was: 'if (c->live->who.id && keeper_put(',
    is: 'if (false && keeper_put(',
  },
  {
    what: 'a remark that overtakes those of others',
    file: 'src/server/table_change.c',
    was: 'c->is_overtaken = c->chat.text[0] &&',
    is: 'c->is_overtaken = false &&',
  },
  {
    what: 'steps of others that are played and not told',
    file: 'src/server/table_follow.c',
    was: '        table_tell(t, c);\n',
    is: '',
  },
  {
    what: 'a table that is read again, and nobody is greeted',
    file: 'src/server/table_load.c',
    was: 'if (has_moved)\n        live_greet_all(t);',
    is: '(void)has_moved;',
  },
  {
    what: 'a commit that failed and is reported as done',
    file: 'src/server/keeper.c',
    was: '        return true;\n    fail_all(first, &e);',
    is: '        return true;',
  },
  {
    what: 'remarks that are in the hello and told again',
    file: 'src/server/live.c',
    was: 'if (c->n > g->last)',
    is: 'if (false)',
  },
  {
    what: 'who comes is greeted from memory, without a look into the store',
    file: 'src/server/live.c',
    was: '        nodes_doubt(l->sv, l->id);\n',
    is: '',
  },
  {
    what: 'a look into the store that fails is forgotten',
    file: 'src/server/table_follow.c',
    was: '        table_forget(c->table);\n',
    is: '        (void)f;\n',
  },
];
